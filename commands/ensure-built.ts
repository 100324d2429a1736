import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SettingName } from '../server/config/environment.ts';
import { runFile } from './processes.ts';
import { fail, hasSources } from './run.mjs';

/** Written last: the inputs of the build, and the names of its assets. */
const stampFile = '.built';

/** The site that tests look at. */
const testFolder = 'dist.test';

type Stamp = { inputs: string | null; assets: string[] };

/** Milliseconds after which a process no longer waits for the build of another. */
const longestWait = 15 * 60 * 1000;

/** Milliseconds for which the scripts and styles of replaced pages are still served: somebody may be reading one. */
const keptFor = 24 * 60 * 60 * 1000;

/** The inputs of the build: a change in any of them means a new build. */
export const sources = [
  'build',
  'content',
  'domain',
  'site',
  'desk',
  // The rules for static hosts are made from the server's headers and redirects; endpoints are no part of a build.
  'server/config',
  'server/http',
  'server/middleware',
  'public',
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** The settings that are written into the pages (`site/configuration.ts`). */
export const pageSettingNames = [
  'SITE_URL',
  'API_ORIGIN',
  'PARTNERSHIP_FORM_URL',
  'FIRESTORE_PROJECT_ID',
  'FIRESTORE_API_KEY',
  'RETENTION_MONTHS',
] satisfies SettingName[];

/**
 * Builds the site into a folder, unless its inputs have not changed, or it has no inputs here. It is built beside and then
 * renamed, so that a build that fails or is ended leaves the old site as it was.
 */
export function ensureBuilt(current = 'dist'): void {
  if (!hasSources) {
    if (existsSync(join(current, stampFile))) return;
    fail(
      'There is no built site in dist, and nothing here to build it from: copy dist from where `npm run build` ran.',
    );
  }
  const inputs = digestOfInputs();
  const isBuilt = () => stampOf(current).inputs === inputs;
  if (isBuilt()) return;
  console.log('Building the site…');
  // One process at a time. SQLite's lock ends with the process that has it, however that ends.
  const lock = new DatabaseSync(`${current}.lock`, { timeout: longestWait });
  lock.exec('BEGIN EXCLUSIVE');
  // Another process may have built it meanwhile.
  if (!isBuilt()) build(current, inputs);
  lock.close();
}

/** Builds the site for tests in browsers, in a folder of its own, and lets the servers that they start serve it. */
export function buildForTests(): void {
  ensureBuilt(testFolder);
  process.env.BUILD_FOLDER = testFolder;
}

function build(current: string, inputs: string) {
  const next = `${current}.next`;
  rmSync(next, { recursive: true, force: true });
  // Without SITE_URL pages have the address of the default port, whatever the port is at the start. Without VITEST Vite has the
  // plugins of a build, also when a test needs the site.
  runFile(['build/build.ts'], { BUILD_FOLDER: next, PORT: '', VITEST: '' });
  const stamp: Stamp = { inputs, assets: assetsOf(next) };
  writeFileSync(join(next, stampFile), JSON.stringify(stamp));
  // Tests look for files by what their names begin with.
  if (current !== testFolder) keepAssets(current, next);
  const previous = `${current}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}

function stampOf(folder: string): Stamp {
  const nothing: Stamp = { inputs: null, assets: [] };
  try {
    return { ...nothing, ...JSON.parse(readFileSync(join(folder, stampFile), 'utf8')) };
  } catch {
    return nothing;
  }
}

function assetsOf(folder: string): string[] {
  const assets = join(folder, 'client', 'assets');
  return existsSync(assets) ? readdirSync(assets) : [];
}

/** Takes the assets of the replaced pages over: for a day from now, or what is left of the day of those taken over before. */
function keepAssets(current: string, next: string) {
  const own = stampOf(current).assets;
  const now = Date.now();
  for (const name of assetsOf(current)) {
    const [from = '', to = ''] = [current, next].map((folder) => join(folder, 'client', 'assets', name));
    const isOwn = own.includes(name);
    if (existsSync(to) || (!isOwn && now - statSync(from).mtimeMs > keptFor)) continue;
    cpSync(from, to, { preserveTimestamps: true });
    if (isOwn) utimesSync(to, now / 1000, now / 1000);
  }
}

function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file)).update('\0');
  for (const name of pageSettingNames) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes('.test.') && !['testing', 'generated'].includes(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
