import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Where the build puts the site. */
export const siteFolder = 'dist/client';

/**
 * Builds the site as `npm start` does, even when nothing has changed, for the address it will be served at; `npm start`
 * builds it anew for its own.
 * @returns how long it took in milliseconds, and how many pages there are
 */
export function buildSite(siteUrl: string): { milliseconds: number; pages: number } {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    env: { ...process.env, SITE_URL: siteUrl },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
  return { milliseconds: performance.now() - start, pages: globSync('**/*.html', { cwd: siteFolder }).length };
}
