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
import { runFile } from './processes.ts';
import { fail, hasSources } from './run.mjs';

/** Written last: the inputs of the build, and the size of every file, so that an incomplete build is recognised. */
const stampFile = '.built';

type Stamp = { inputs: string | null; files: Record<string, number> };

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
const builtSettings = [
  'SITE_URL',
  'API_ORIGIN',
  'PARTNERSHIP_FORM_URL',
  'FIRESTORE_PROJECT_ID',
  'FIRESTORE_API_KEY',
  'RETENTION_MONTHS',
];

/**
 * Builds the site into a folder, unless its inputs have not changed and all its files are there, or it has no inputs here. It
 * is built beside and then renamed, so that a build that fails or is ended leaves the old site as it was.
 */
export function ensureBuilt(current = 'dist'): void {
  if (!hasSources) {
    if (existsSync(join(current, stampFile))) return;
    fail(
      'There is no built site in dist, and nothing here to build it from: copy dist from where `npm run build` ran.',
    );
  }
  const inputs = digestOfInputs();
  if (isBuilt(current, inputs)) return;
  console.log('Building the site…');
  // One process at a time. SQLite's lock ends with the process that has it, however that ends.
  const lock = new DatabaseSync(`${current}.lock`, { timeout: longestWait });
  lock.exec('BEGIN EXCLUSIVE');
  // Another process may have built it meanwhile.
  if (!isBuilt(current, inputs)) build(current, inputs);
  lock.close();
}

/** Builds the site for tests in browsers, in a folder of its own, and lets the servers that they start serve it. */
export function buildForTests(): void {
  ensureBuilt('dist.test');
  process.env.BUILD_FOLDER = 'dist.test';
}

function build(current: string, inputs: string) {
  const next = `${current}.next`;
  rmSync(next, { recursive: true, force: true });
  // Without SITE_URL pages have the address of the default port, whatever the port is at the start. Without VITEST Vite has the
  // plugins of a build, also when a test needs the site.
  runFile(['build/build.ts'], { BUILD_FOLDER: next, PORT: '', VITEST: '' });
  const stamp: Stamp = { inputs, files: sizesBelow(next) };
  writeFileSync(join(next, stampFile), JSON.stringify(stamp));
  keepAssets(current, next);
  const previous = `${current}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}

function isBuilt(current: string, inputs: string): boolean {
  const stamp = stampOf(current);
  if (stamp.inputs !== inputs) return false;
  return Object.entries(stamp.files).every(
    ([file, size]) => statSync(join(current, file), { throwIfNoEntry: false })?.size === size,
  );
}

function stampOf(folder: string): Stamp {
  try {
    return JSON.parse(readFileSync(join(folder, stampFile), 'utf8'));
  } catch {
    return { inputs: null, files: {} };
  }
}

function sizesBelow(folder: string): Stamp['files'] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), statSync(path).size]));
}

/** Takes the assets of the replaced pages over: for a day from now, or what is left of the day of those taken over before. */
function keepAssets(current: string, next: string) {
  const assets = join('client', 'assets');
  if (!existsSync(join(current, assets))) return;
  const own = stampOf(current).files;
  const now = Date.now();
  for (const name of readdirSync(join(current, assets))) {
    const file = join(assets, name);
    const target = join(next, file);
    const isOwn = file in own;
    if (existsSync(target) || (!isOwn && now - statSync(join(current, file)).mtimeMs > keptFor)) continue;
    cpSync(join(current, file), target, { preserveTimestamps: true });
    if (isOwn) utimesSync(target, now / 1000, now / 1000);
  }
}

function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file)).update('\0');
  for (const name of builtSettings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
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
