import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';

let root: string;
const path = (...names: string[]) => join(root, ...names);
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], {
    cwd: path('origin'),
    encoding: 'utf8',
  });

/** Stands in for a program on PATH. */
function program(name: string, script: string) {
  writeFileSync(path('bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(path('bin', name), 0o755);
}

function commit(text: string) {
  writeFileSync(path('origin', 'text'), text);
  git('add', '.');
  git('commit', '--quiet', '--message', text);
}

function release(...parameters: string[]) {
  const env = {
    PATH: `${path('bin')}:${process.env.PATH}`,
    ENCORE_ROOT: root,
    ENCORE_SETTINGS: path('encore.env'),
    ENCORE_HEALTH: 'http://127.0.0.1:1/healthz',
  };
  return spawnSync(resolve('deploy/release.sh'), parameters, { env, encoding: 'utf8' });
}

const current = () => readFileSync(path('current', 'dist', 'text'), 'utf8');

beforeEach(() => {
  root = temporaryFolder('release');
  for (const folder of ['bin', 'origin', 'releases']) mkdirSync(path(folder));
  git('init', '--quiet', '--initial-branch=main');
  // The build fails when the text says so; otherwise it writes the text, and the settings it saw.
  mkdirSync(path('origin', 'commands'));
  writeFileSync(
    path('origin', 'commands', 'run.mjs'),
    `import { cpSync, readFileSync, writeFileSync } from 'node:fs';
    if (readFileSync('text', 'utf8').includes('broken')) process.exit(1);
    cpSync('text', 'dist/text');
    writeFileSync('dist/settings', JSON.stringify([process.env.SITE_URL, process.env.CONTACT]));`,
  );
  commit('one');
  execFileSync('git', ['clone', '--quiet', path('origin'), path('repository')]);
  writeFileSync(path('encore.env'), 'SITE_URL=https://www.example.com/?a=1&b=2\nCONTACT=Encore Hong Kong; $(exit 1)\n');
  program('npm', '');
  program('systemctl', `echo "$@" >> ${path('restarts')}`);
  program('sudo', 'exec "$@"');
  // The server is healthy unless the text says so.
  program('curl', `grep -qv ill ${path('current')}/text`);
  program('sleep', '');
});

test('a release is built with the settings of the server, and then the service is restarted', () => {
  expect(release().status).toBe(0);
  const settings = JSON.parse(readFileSync(path('current', 'dist', 'settings'), 'utf8'));
  expect([current(), settings]).toEqual(['one', ['https://www.example.com/?a=1&b=2', 'Encore Hong Kong; $(exit 1)']]);
  expect(readFileSync(path('restarts'), 'utf8')).toBe('restart encore.service\n');
});

test('a parameter that looks like an option is taken for a commit that does not exist', () => {
  const { status, stderr } = release('--path-format=absolute');
  expect([status, stderr]).toEqual([128, expect.stringContaining('Needed a single revision')]);
  expect(readdirSync(path('releases'))).toEqual([]);
});

test('a build that fails changes nothing', () => {
  release();
  commit('broken');
  expect(release().status).not.toBe(0);
  expect([current(), readdirSync(path('releases')).length]).toEqual(['one', 1]);
  expect(readFileSync(path('restarts'), 'utf8')).toBe('restart encore.service\n');
});

test('a release that does not become healthy is replaced by the old one', () => {
  release();
  commit('ill');
  const { status, stderr } = release();
  expect([status, stderr]).toEqual([1, expect.stringContaining('is not healthy')]);
  expect(current()).toBe('one');
});
