import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { compressFiles } from './compression.ts';
import { flattenPages } from './page-files.ts';
import { inlineStyles } from './styles.ts';
import { dropUnreachedAssets } from './unreached-assets.ts';

const folder = 'dist/client';
const reactRouter = createRequire(import.meta.url).resolve('@react-router/dev/package.json').replace('package.json', 'bin.js');

/** Builds the site into `dist/client`: React renders every page, then the files become what the server serves. */
async function build() {
  rmSync('dist', { recursive: true, force: true });
  const rendered = spawnSync(process.execPath, [reactRouter, 'build'], { encoding: 'utf8' });
  if (rendered.status !== 0) throw new Error(rendered.stderr + rendered.stdout);
  // The bundle that rendered the pages; no page is rendered at run time.
  rmSync('dist/server', { recursive: true, force: true });
  flattenPages(folder);
  await inlineStyles(folder);
  dropUnreachedAssets(folder);
  await compressFiles(folder);
}

await build();
