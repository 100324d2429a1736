import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Debian's package of Chromium's old headless mode, which Playwright uses too: tests need 40% less processor time with it.
const headlessShell = 'chromium-headless-shell';

/**
 * The system's Chromium, for the benchmarks.
 * @returns its path, or undefined where there is none and Playwright's own is used
 */
export const systemChromium = () => findOnPath([...browsers, headlessShell]);

/** The same for tests: the headless shell before others. */
export const testChromium = () => findOnPath([headlessShell, ...browsers]);

/**
 * Makes sure that there is a Chromium for the tests: the system's, else Debian's headless shell if this process may install
 * packages, else Playwright's own.
 */
export function ensureChromium(node) {
  if (testChromium()) return;
  if (process.getuid?.() === 0) {
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', headlessShell]]) {
      spawnSync('apt-get', step, { stdio: 'inherit' });
    }
  }
  if (testChromium()) return;
  const { status } = spawnSync(node, ['node_modules/.bin/playwright', 'install', '--only-shell', 'chromium'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('No Chromium could be found or installed; put one on PATH and try again.');
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
