import { spawnSync } from 'node:child_process';
import { installFromDebian, pathOfProgram } from './debian.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Debian's package of Chromium's old headless mode, which Playwright uses too: tests need 40% less processor time with it.
const headlessShell = 'chromium-headless-shell';

/**
 * The system's Chromium, for the benchmarks.
 * @returns its path, or undefined where there is none and Playwright's own is used
 */
export const systemChromium = () => pathOfProgram(...browsers, headlessShell);

/** The same for tests: the headless shell before others. */
export const testChromium = () => pathOfProgram(headlessShell, ...browsers);

/**
 * Makes sure that there is a Chromium for the tests: the system's, else Debian's headless shell if this process may install
 * packages, else Playwright's own.
 */
export function ensureChromium(node) {
  if (testChromium()) return;
  if (process.getuid?.() === 0) installFromDebian(headlessShell);
  if (testChromium()) return;
  const { status } = spawnSync(node, ['node_modules/.bin/playwright', 'install', '--only-shell', 'chromium'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('No Chromium could be found or installed; put one on PATH and try again.');
}
