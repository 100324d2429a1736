import { spawnSync } from 'node:child_process';

const debianPackages = { wrk: 'wrk', nginx: 'nginx-light' } as const;

/**
 * Makes sure that wrk and nginx are installed, from Debian where they are missing.
 * @throws an Error with one sentence where they cannot be installed
 */
export function ensureTools(): void {
  const missing = Object.entries(debianPackages).filter(([command]) => !has(command));
  if (missing.length === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...missing.map(([, name]) => name)]]) {
    const [command = '', ...parameters] = [...sudo, 'apt-get', ...step];
    spawnSync(command, parameters, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const still = missing.filter(([command]) => !has(command)).map(([command]) => command);
  if (still.length > 0) {
    throw new Error(
      `This bench needs ${still.join(' and ')}, which apt-get could not install here; install it and try again.`,
    );
  }
}

/** nginx may be in a folder that is only on root's path. */
export const searchPath = `${process.env.PATH}:/usr/sbin:/sbin`;

function has(command: string): boolean {
  const { status } = spawnSync('sh', ['-c', `command -v ${command}`], { env: { PATH: searchPath } });
  return status === 0;
}
