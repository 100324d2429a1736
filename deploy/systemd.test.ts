import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { lacks } from './testing/missing-programs.ts';

const units = ['encore.service', 'encore.socket', 'encore-restic.service', 'encore-restic.timer'];
const folder = temporaryFolder('units');

/** Copies of the units, with a program that this machine has. */
beforeAll(() => {
  for (const unit of units) {
    const text = readFileSync(join(import.meta.dirname, unit), 'utf8');
    writeFileSync(join(folder, unit), text.replace(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`));
  }
});

const analyze = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', parameters, { encoding: 'utf8', cwd: folder });
  return { status, stdout, stderr };
};

test('the service waits until the clock of the machine is right', () => {
  const service = readFileSync(join(import.meta.dirname, 'encore.service'), 'utf8');
  expect(service).toMatch(/^After=.*\btime-sync\.target$/m);
  expect(service).toMatch(/^Wants=.*\btime-sync\.target$/m);
});

describe.skipIf(lacks('tests of the units', 'systemd-analyze'))('the units', () => {
  test('are accepted by systemd without a warning', () => {
    expect(analyze('verify', ...units.map((unit) => join(folder, unit)))).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('have a sandbox that systemd rates as safe', () => {
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', join(folder, 'encore.service'));
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/: [01]\.\d OK/)]);
  });
});
