import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Node of this project; the machine's own may be older than the server needs. */
export const pinnedNode = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const installStamp = join('node_modules', '.installed');
const buildStamp = join('dist', '.built');

/** What the pages are made from: a change in any of it means a new build. */
const sources = [
  'build',
  'content',
  'domain',
  'site',
  // Its headers and redirects become the rules of static hosts.
  'server',
  'public',
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** The settings that are written into the pages (`site/configuration.ts`). */
const builtSettings = [
  'SITE_URL',
  'PORT',
  'API_ORIGIN',
  'PARTNERSHIP_FORM_URL',
  'FIRESTORE_PROJECT_ID',
  'FIRESTORE_API_KEY',
  'RETENTION_MONTHS',
];

/** Installs exactly what the lock file says, unless that has been done. */
export function ensureInstalled() {
  const wanted = digest([readFileSync('package-lock.json')]);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted && existsSync(pinnedNode)) return;
  console.log('Installing what is missing…');
  // Quiet about packages that want a newer Node than the machine's: they will run on the pinned one.
  const parameters = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...parameters], { stdio: 'inherit' })
    : spawnSync('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) fail('Installing failed; the lines above say why.');
  writeFileSync(installStamp, wanted);
}

/** Builds the site into `dist`, unless what it is made from has not changed. */
export function ensureBuilt() {
  const settings = builtSettings.map((name) => `${name}=${process.env[name] ?? ''}`);
  const wanted = digest([
    ...sources.flatMap(filesBelow).map((file) => Buffer.concat([Buffer.from(file), readFileSync(file)])),
    ...settings,
  ]);
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return;
  console.log('Building the site…');
  run('build/build.ts');
  writeFileSync(buildStamp, wanted);
}

/** Runs a file of this project on the pinned Node and stops with it when it fails. */
export function run(...parameters) {
  const { status } = spawnSync(pinnedNode, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Starts a file of this project on the pinned Node, hands it the signals meant for us, and ends as it ends.
 * @param environment settings to add to ours
 */
export function runUntilStopped(parameters, environment = {}) {
  const child = spawn(pinnedNode, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  return child;
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes('.test.') && name !== 'testing')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
