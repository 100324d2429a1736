import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readEnvironment } from '../server/config/environment.ts';
import { chineseFaces } from './chinese-font.ts';
import { compressFiles } from './compression.ts';
import { deferAssets } from './deferred-assets.ts';
import { fitFontFallbacks } from './font-fallbacks.ts';
import { displayFace } from './latin-font.ts';
import { flattenPages } from './page-files.ts';
import { bundleScripts } from './scripts.ts';
import { writeSeoFiles } from './seo.ts';
import { prepareStaticHosting } from './static-hosting.ts';
import { inlineStyles } from './styles.ts';

const folder = 'dist/client';

/** Builds the site into `dist/client`: React renders every page, then the files become what the server serves. */
async function build() {
  const settings = settingsOrStop();
  rmSync('dist', { recursive: true, force: true });
  const rendered = spawnSync(process.execPath, ['node_modules/.bin/react-router', 'build'], { encoding: 'utf8' });
  if (rendered.status !== 0) throw new Error(rendered.stderr + rendered.stdout);
  // The bundle that rendered the pages; no page is rendered at run time.
  rmSync('dist/server', { recursive: true, force: true });
  flattenPages(folder);
  const script = await bundleScripts(folder);
  await writeSeoFiles(folder);
  await inlineStyles(folder, await chineseFaces(folder));
  fitFontFallbacks(folder);
  deferAssets(folder, { script, face: await displayFace(folder) });
  await compressFiles(folder);
  prepareStaticHosting(folder, settings);
}

/** They are written into the pages, so a wrong one must be named before anything is made from it. */
function settingsOrStop() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

await build();
