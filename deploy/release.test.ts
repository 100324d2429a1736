import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSettingNames } from '../commands/ensure-built.ts';
import { migrations } from '../server/store/migrations.ts';
import { schemaVersion } from '../server/store/sqlite-file.ts';
import { freePort } from '../server/testing/free-port.ts';
import { createServerSandbox } from '../server/testing/server-process.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { lacks } from './testing/missing-programs.ts';

const script = resolve('deploy/release.sh');
const root = temporaryFolder('release');
const path = (...names: string[]) => join(root, ...names);
const origin = (...names: string[]) => path('origin', ...names);
let address: string;
let settings: Record<string, string>;

/** Root can build as somebody else, who must be able to reach Node and the folders of this test. */
const own = userInfo().username;
const asNobody = ['--reuid=nobody', '--regid=65534', '--clear-groups', 'node', '-v'];
const builder = own === 'root' && spawnSync('setpriv', asNobody).status === 0 ? 'nobody' : own;

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], { cwd: origin() });

/** Stands in for a program on PATH. */
function program(name: string, lines: string) {
  writeFileSync(path('bin', name), `#!/bin/sh\n${lines}\n`);
  chmodSync(path('bin', name), 0o755);
}

/** A commit of the real server, in which a text of one of its files is replaced. */
function commit([file, text, replacement]: readonly [string, string, string]) {
  const before = readFileSync(origin(file), 'utf8');
  writeFileSync(
    origin(file),
    before.replace(text, () => replacement),
  );
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'changed');
  return () => writeFileSync(origin(file), before);
}
const nothing = ['server/main.ts', '', ''] as const;
const opens = 'await run(app, listen(app, settings));';
const silent = ['server/main.ts', opens, 'setInterval(() => {}, 1000);'] as const;
/** It ends once it has opened the store of the service, but not an empty one. */
const ill = ['server/main.ts', opens, `if (settings.dataDir.endsWith('data')) process.exit(1);\n${opens}`] as const;
const nextSchema = (table: string) =>
  ['server/store/migrations.ts', '\n];', `\n  'CREATE TABLE ${table} (id TEXT) STRICT',\n];`] as const;

/** @param patience seconds; enough for a busy machine, and less where nothing will answer */
async function release(parameters: string[] = [], patience = '120') {
  const child = spawn(script, parameters, { env: { ...settings, ENCORE_PATIENCE: patience } });
  const ended = new Promise((done) => child.once('exit', done));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}

const releases = () => readdirSync(path('releases'));
const labels = () => readdirSync(path('backups')).flatMap((name) => name.split('Z-')[1] ?? []);
const restarts = () => readFileSync(path('restarts'), 'utf8').split('\n').length - 1;
const isServed = async () => (await fetch(`${address}/healthz`)).status === 200;
const seenByBuild = () => JSON.parse(readFileSync(path('current', 'dist', 'seen'), 'utf8'));

/** A repository with the real server, whose build needs no tools; systemd is a process that is started anew. */
beforeAll(async () => {
  for (const folder of ['bin', 'releases', 'backups']) mkdirSync(path(folder));
  renameSync(createServerSandbox().folder, origin());
  writeFileSync(
    origin('commands', 'run.mjs'),
    `import { existsSync, readFileSync, writeFileSync, accessSync, constants } from 'node:fs';
    if (existsSync('broken')) process.exit(1);
    let canRead = true;
    try { accessSync(${JSON.stringify(path('encore.env'))}); readFileSync(${JSON.stringify(path('encore.env'))}); } catch { canRead = false; }
    writeFileSync('dist/seen', JSON.stringify({ env: Object.keys(process.env), file: readFileSync('.env', 'utf8'), canRead }));`,
  );
  mkdirSync(origin('dist', 'client', 'assets'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  commit(nothing);
  execFileSync('git', ['clone', '--quiet', origin(), path('repository')]);
  const [port, sparePort] = [await freePort(), await freePort()];
  address = `http://127.0.0.1:${port}`;
  const page = 'SITE_URL=https://www.example.com\nRETENTION_MONTHS=12\n';
  writeFileSync(
    path('encore.env'),
    `${page}BACKUP_DIR=${path('backups')}\nMAIL_FROM="Encore; $(exit 1) <a@example.com>"\n`,
  );
  chmodSync(path('encore.env'), 0o600);
  program('npm', '');
  program(
    'systemctl',
    `if [ "$1" = show ]; then exec cat ${path('pid')}; fi
    echo "$@" >> ${path('restarts')}
    if [ -f ${path('pid')} ]; then kill -9 $(cat ${path('pid')}); fi
    cd ${path('current')}
    DATA_DIR=${path('data')} PORT=${port} node_modules/.bin/node --env-file=${path('encore.env')} server/main.ts >${path('log')} 2>&1 &
    echo $! > ${path('pid')}`,
  );
  for (const folder of [root, dirname(root)]) chmodSync(folder, 0o711);
  settings = {
    PATH: `${path('bin')}:${process.env.PATH}`,
    ENCORE_ROOT: root,
    ENCORE_SETTINGS: path('encore.env'),
    ENCORE_DATA: path('data'),
    ENCORE_HEALTH: `${address}/healthz`,
    ENCORE_SPARE_PORT: `${sparePort}`,
    ENCORE_USER: own,
    ENCORE_BUILDER: builder,
    SECRET: 'of whoever releases',
  };
}, 60_000);
afterAll(() => {
  spawnSync('sh', ['-c', `kill -9 $(cat ${path('pid')})`]);
});

describe.skipIf(lacks('tests of the release', 'curl', 'git', 'setpriv'))('a release', { timeout: 120_000 }, () => {
  test('is built with only the settings that are in pages, by a user who can read no other, and started once', async () => {
    const { status, stdout } = await release();
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Released [0-9a-f]{40}\n$/)]);
    const { env, file, canRead } = seenByBuild();
    expect([env, file]).toEqual([['PATH'], 'SITE_URL=https://www.example.com\nRETENTION_MONTHS=12\n']);
    if (builder !== own) expect([canRead, statSync(path('current', 'dist', 'seen')).uid]).toEqual([false, 0]);
    expect([restarts(), await isServed(), existsSync(path('current', '.env'))]).toEqual([1, true, false]);
    expect(readFileSync(script, 'utf8')).toContain(`^(${pageSettingNames.join('|')})=`);
  });

  test('before it takes over a backup is made, and it is said that the release before can read the store', async () => {
    commit(nothing);
    const { status, stdout } = await release();
    expect([status, labels()]).toEqual([0, [expect.stringMatching(/^before-[0-9a-f]{9}\.sqlite$/)]]);
    expect(stdout).toMatch(/^The store keeps version \d+: .*\nWrote and checked .*\nReleased /);
    expect([releases().length, restarts(), await isServed()]).toEqual([2, 2, true]);
  });

  test('a parameter that looks like an option is taken for a commit that does not exist', async () => {
    const { status, stderr } = await release(['--path-format=absolute']);
    expect([status, stderr]).toEqual([128, expect.stringContaining('Needed a single revision')]);
  });

  test('no tag says which commit is main, and root writes through no link of a commit or of its build', async () => {
    const outside = path('outside');
    mkdirSync(outside);
    symlinkSync(join(outside, 'written'), origin('.env'));
    const link = "import { symlinkSync } from 'node:fs'; symlinkSync('/', 'dist/client/link');";
    const undo = commit(['commands/run.mjs', 'import', `${link}\nimport`]);
    const main = `${git('rev-parse', 'HEAD')}`.trim();
    git('tag', 'origin/main', 'HEAD~1');
    const { stdout } = await release();
    git('tag', '--delete', 'origin/main');
    undo();
    rmSync(origin('.env'));
    expect(stdout).toContain(`Released ${main}\n`);
    expect([readdirSync(outside), existsSync(path('current', 'dist', 'client', 'link'))]).toEqual([[], false]);
    expect((await release(['--back'])).status).toBe(0);
  });

  test.each([
    ['whose build fails', ['commands/run.mjs', 'let canRead', 'process.exit(1); let canRead'], ''],
    ['that ends at its start', ['server/main.ts', 'import', 'throw new Error("a mistake");\nimport'], 'a mistake'],
    ['that never answers', silent, 'cannot start, and nothing was changed'],
    ['that renders no page', ['dist/server/index.js', '{ status }', '{ status: 500 }'], 'cannot start'],
  ] as const)(
    'one %s costs visitors nothing, gives up by the clock, and leaves nothing',
    async (what, change, said) => {
      const before = [restarts(), releases(), labels().length];
      const undo = commit(change);
      const { status, stderr } = await release([], what.includes('never') ? '2' : undefined);
      undo();
      expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
      expect([restarts(), releases(), labels().length, await isServed()]).toEqual([...before, true]);
    },
  );

  test('one that is ill with the data of the service is replaced by the one before, and removed', async () => {
    const before = releases();
    const undo = commit(ill);
    const { status, stderr, stdout } = await release([], '60');
    undo();
    expect([status, stderr]).toEqual([1, expect.stringContaining('is not healthy')]);
    expect(stdout).toMatch(/\nWent back to \S+\n$/);
    expect([releases(), await isServed()]).toEqual([before, true]);
  });

  test('back is the release before, without build or registry, with the scripts of the pages that are open', async () => {
    const [first = '', second = ''] = releases();
    writeFileSync(path('releases', second, 'dist', 'client', 'assets', 'later.js'), '');
    program('npm', 'exit 1');
    renameSync(path('repository'), path('away'));
    const { status, stdout } = await release(['--back']);
    renameSync(path('away'), path('repository'));
    program('npm', '');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`Went back to ${path('releases', first)}\n`)]);
    expect([releases(), await isServed()]).toEqual([[first], true]);
    expect(existsSync(path('current', 'dist', 'client', 'assets', 'later.js'))).toBe(true);
    expect(await release(['--back'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no release before/),
    });
  });

  test('a change of the schema is said, and over it nobody goes back by accident, but by the backup', async () => {
    const version = migrations.length;
    commit(nextSchema('later'));
    const changed = await release();
    expect([changed.status, changed.stdout]).toEqual([
      0,
      expect.stringContaining(`from version ${version} to ${version + 1}: the release before cannot read it`),
    ]);
    const back = await release(['--back']);
    expect([back.status, back.stderr]).toEqual([
      1,
      expect.stringMatching(/belongs to a newer release.*\n.* docs\/operating\.md\n$/s),
    ]);
    expect([releases().length, await isServed()]).toEqual([2, true]);
    const backup =
      readdirSync(path('backups'))
        .filter((name) => name.includes('before'))
        .sort()
        .at(-1) ?? '';
    expect(schemaVersion(path('backups', backup))).toBe(version);
    commit(ill);
    commit(nextSchema('still_later'));
    const failed = await release([], '60');
    expect([failed.status, failed.stderr]).toEqual([
      1,
      expect.stringMatching(/is not healthy.* cannot be started again: see/s),
    ]);
    expect(readlinkSync(path('current'))).toContain(releases().at(-1));
  });
});
