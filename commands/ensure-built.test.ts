import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { sources } from './ensure-built.ts';

/** A build that writes one page and one script with the text of `content/text` in its name, and notes that it ran. */
const fakeBuild = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const folder = process.env.BUILD_FOLDER;
  const text = readFileSync('content/text', 'utf8');
  appendFileSync('builds', text);
  mkdirSync(folder + '/client/assets', { recursive: true });
  writeFileSync(folder + '/client/en.html', text);
  while (existsSync('pause')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  if (text === 'wrong') process.exit(1);
  writeFileSync(folder + '/client/assets/' + text + '.js', text);
`;

let folder: string;
const path = (...names: string[]) => join(folder, ...names);
const page = () => readFileSync(path('dist/client/en.html'), 'utf8');
const assets = () => readdirSync(path('dist/client/assets')).sort();
const builds = () => readFileSync(path('builds'), 'utf8');
const write = (text: string) => writeFileSync(path('content/text'), text);

beforeEach(() => {
  folder = temporaryFolder('build');
  cpSync('commands', path('commands'), { recursive: true });
  symlinkSync(resolve('node_modules'), path('node_modules'));
  for (const name of ['build', 'content', 'site']) mkdirSync(path(name));
  writeFileSync(path('build/build.ts'), fakeBuild);
  write('a');
});

const start = (settings: Record<string, string> = {}) => {
  const source = "import('./commands/ensure-built.ts').then(({ ensureBuilt }) => ensureBuilt())";
  return spawn(process.execPath, ['-e', source], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...settings },
  });
};
const build = async (settings?: Record<string, string>) => (await once(start(settings), 'exit'))[0];

test('a site is built once, and again when a source changes', async () => {
  expect([await build(), await build()]).toEqual([0, 0]);
  expect([builds(), page()]).toEqual(['a', 'a']);
  write('b');
  await build();
  expect([builds(), page()]).toEqual(['ab', 'b']);
});

test.each([
  ['site', 'aa'],
  ['server/http', 'aa'],
  ['server/api', 'a'],
])('after a change in %s the builds are %j', async (name, expected) => {
  mkdirSync(path(name), { recursive: true });
  await build();
  writeFileSync(path(name, 'new'), '');
  await build();
  expect(builds()).toBe(expected);
});

test('a setting of the pages makes a new build, and another port does not', async () => {
  await build({ PORT: '4000' });
  await build({ PORT: '4001' });
  expect(builds()).toBe('a');
  await build({ SITE_URL: 'https://www.example.com' });
  expect(builds()).toBe('aa');
});

test('whatever a build imports is among its sources', () => {
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.[^']+)'/gm)].map(
      ([, to = '']) => join(dirname(file), to),
    );
  const isProduct = (file: string) => !/\.test\.|testing/.test(file);
  const files = new Set(
    globSync(['{build,content,desk,domain,site}/**/*.{ts,tsx}', 'vite.config.ts']).filter(isProduct),
  );
  for (const file of files) for (const imported of importsOf(file)) if (existsSync(imported)) files.add(imported);
  const isListed = (file: string) => sources.some((source) => file === source || file.startsWith(join(source, '/')));
  expect([...files].filter((file) => !isListed(file))).toEqual([]);
  expect(files).toContain('server/http/redirects.ts');
});

test('a build whose stamp cannot be read is built again', async () => {
  await build();
  truncateSync(path('dist/.built'));
  await build();
  expect([builds(), page(), assets()]).toEqual(['aa', 'a', ['a.js']]);
});

test('a build that fails leaves the old site as it was, and the next one repairs', async () => {
  await build();
  write('wrong');
  expect(await build()).toBe(1);
  expect([page(), assets()]).toEqual(['a', ['a.js']]);
  write('b');
  await build();
  expect(page()).toBe('b');
});

test('of two at once one builds, and the other waits for it', async () => {
  writeFileSync(path('pause'), '');
  const [first, second] = [start(), start()];
  await vi.waitFor(() => expect(builds()).toBe('a'), 60_000);
  rmSync(path('pause'));
  await Promise.all([once(first, 'exit'), once(second, 'exit')]);
  expect([builds(), page(), first.exitCode, second.exitCode]).toEqual(['a', 'a', 0, 0]);
});

test('the lock of a build that was killed holds nobody up', async () => {
  writeFileSync(path('pause'), '');
  const killed = start();
  await vi.waitFor(() => expect(builds()).toBe('a'), 60_000);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(existsSync(path('dist.lock'))).toBe(true);
  rmSync(path('pause'));
  await build();
  expect(page()).toBe('a');
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist', 'dist.lock']);
});

test('the scripts of replaced pages are kept for a day', async () => {
  await build();
  // As old as the release before it.
  utimesSync(path('dist/client/assets/a.js'), 0, 0);
  for (const text of ['b', 'c']) {
    write(text);
    await build();
  }
  expect(assets()).toEqual(['a.js', 'b.js', 'c.js']);
  const yesterday = Date.now() / 1000 - 25 * 3600;
  utimesSync(path('dist/client/assets/a.js'), yesterday, yesterday);
  write('d');
  await build();
  expect(assets()).toEqual(['b.js', 'c.js', 'd.js']);
});
