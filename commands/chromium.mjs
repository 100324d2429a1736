import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The system's Chromium.
 * @returns its path, or undefined where there is none and Playwright's own is used
 */
export function systemChromium() {
  const candidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find(isExecutable);
}

/** Makes sure that there is a Chromium for the tests: the system's, else Playwright's own, else Debian's. */
export function ensureChromium(node) {
  if (systemChromium()) return;
  const playwright = spawnSync(node, ['node_modules/.bin/playwright', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (playwright.status === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...parameters] = [...sudo, 'apt-get', ...step];
    spawnSync(command, parameters, { stdio: 'inherit' });
  }
  if (!systemChromium()) throw new Error('No Chromium could be found or installed; put one on PATH and try again.');
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
