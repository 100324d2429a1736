import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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

function release() {
  const env = {
    PATH: `${path('bin')}:${process.env.PATH}`,
    ENCORE_ROOT: root,
    ENCORE_SETTINGS: path('encore.env'),
    ENCORE_HEALTH: 'http://127.0.0.1:1/healthz',
  };
  return spawnSync(resolve('deploy/release.sh'), [], { env, encoding: 'utf8' });
}

const current = () => readFileSync(path('current', 'dist', 'text'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'encore-release-'));
  for (const folder of ['bin', 'origin', 'releases']) mkdirSync(path(folder));
  git('init', '--quiet', '--initial-branch=main');
  commit('one');
  execFileSync('git', ['clone', '--quiet', path('origin'), path('repository')]);
  writeFileSync(path('encore.env'), 'SITE_URL=https://www.example.com\n');
  // The build fails when the text says so; otherwise it writes the text, and the settings it saw.
  const build = 'mkdir -p dist; cp text dist/text; echo "$SITE_URL" > dist/url; ! grep -q broken text';
  program('npm', `[ "$1" != run ] || { ${build}; }`);
  program('systemctl', `echo "$@" >> ${path('restarts')}`);
  program('sudo', 'exec "$@"');
  // The server is healthy unless the text says so.
  program('curl', `grep -qv ill ${path('current')}/text`);
  program('sleep', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release is built with the settings of the server, and then the service is restarted', () => {
  expect(release().status).toBe(0);
  expect([current(), readFileSync(path('current', 'dist', 'url'), 'utf8')]).toEqual([
    'one',
    'https://www.example.com\n',
  ]);
  expect(readFileSync(path('restarts'), 'utf8')).toBe('restart encore.service\n');
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
