import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './run.mjs';

/** Programs that tests start, with the Debian package of each: those of `deploy/`. */
export const serverPrograms = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  nft: 'nftables',
  prometheus: 'prometheus',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
  'systemd-socket-activate': 'systemd',
};

/** Those of `tests/engines/`. */
export const browserPrograms = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Debian's package of Chromium's old headless mode, which Playwright uses too: tests need 40% less processor time with it.
const headlessShell = 'chromium-headless-shell';

// Servers such as nginx are in folders that the PATH of a user may lack.
process.env.PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter);

/** The path of the first of some programs that is installed, or undefined. */
export function pathOfProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The system's Chromium for the benches; undefined where there is none and Playwright's own is used. */
export const systemChromium = () => pathOfProgram(...browsers, headlessShell);

/** The same for tests: the headless shell before others. */
export const testChromium = () => pathOfProgram(headlessShell, ...browsers);

/**
 * Makes sure that there is a Chromium for the tests: the system's, else Debian's headless shell if this process may install
 * packages, else Playwright's own.
 */
export function ensureChromium(): void {
  if (testChromium()) return;
  if (process.getuid?.() === 0) installFromDebian([headlessShell]);
  if (testChromium()) return;
  const install = ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'];
  if (spawnSync(process.execPath, install, { stdio: 'inherit' }).status === 0) return;
  fail('No Chromium could be found or installed; put one on PATH and try again.');
}

/** Makes sure that there is a Chinese font, as on the devices of visitors: without one, pages wait for their own, and move. */
export function ensureChineseFont(): void {
  const isMissing = () => spawnSync('fc-list', [':lang=zh-hk'], { encoding: 'utf8' }).stdout?.trim() === '';
  if (process.platform !== 'linux' || !isMissing()) return;
  installFromDebian(['fonts-noto-cjk']);
  if (isMissing()) fail('The browser tests need a Chinese font, such as the package fonts-noto-cjk of Debian.');
}

/** Makes sure that there are some programs; ends this process with a sentence when there cannot be. */
export function ensurePrograms(wanted: Record<string, string>): void {
  const missing = () => Object.keys(wanted).filter((program) => !pathOfProgram(program));
  if (missing().length > 0) installFromDebian(missing().map((program) => wanted[program] ?? program));
  if (missing().length === 0) return;
  fail(`The tests need ${missing().join(', ')}, which apt-get could not install; put them on PATH and try again.`);
}

/** Installs packages of Debian or Ubuntu, as root or with sudo. */
function installFromDebian(packages: readonly string[]) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...parameters] = [...sudo, 'apt-get', '-q', ...step];
    spawnSync(command, parameters, { stdio: 'inherit', env });
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
