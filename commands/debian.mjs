import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './prepare.mjs';

// Servers such as nginx are in folders that the PATH of a user may lack.
process.env.PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter);

/** The path of the first of some programs that is installed, or undefined. */
export function pathOfProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Installs packages of Debian or Ubuntu, as root or with sudo. */
export function installFromDebian(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...parameters] = [...sudo, 'apt-get', '-q', ...step];
    spawnSync(command, parameters, { stdio: 'inherit', env });
  }
}

/**
 * Makes sure that there are some programs; ends this process with a sentence when there cannot be.
 * @param wanted the Debian package of each program
 */
export function ensurePrograms(wanted) {
  const missing = () => Object.keys(wanted).filter((program) => !pathOfProgram(program));
  if (missing().length === 0) return;
  installFromDebian(...new Set(missing().map((program) => wanted[program])));
  if (missing().length === 0) return;
  fail(`The tests need ${missing().join(', ')}, which apt-get could not install; put them on PATH and try again.`);
}

/** What the tests of `deploy/` start. */
export const serverPrograms = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
  'systemd-socket-activate': 'systemd',
};

/** What the tests of `tests/browsers/` start. */
export const browserPrograms = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
