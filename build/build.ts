import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageSettings, readEnvironment } from '../server/config/environment.ts';
import { compressFiles } from './compression.ts';
import { generateFonts } from './fonts.ts';
import { drawIcons } from './icons.ts';
import { inlineStyles } from './inline-styles.ts';
import { bundlePageScript } from './page-script.ts';
import { drawSocialImages } from './social-image/draw.ts';
import { prepareStaticHosting } from './static-hosting.ts';

const folder = 'dist/client';

/** Builds the site: `dist/client` is what is served, `dist/server` renders the pages that depend on a request. */
async function build() {
  const settings = settingsOrExit();
  rmSync('dist', { recursive: true, force: true });
  await generateFonts();
  const script = await bundlePageScript(folder, pageSettings(settings));
  renderPages(script.address);
  removeUnused(script.files);
  await inlineStyles(folder);
  drawIcons(folder);
  await drawSocialImages(folder);
  await compressFiles(folder);
  prepareStaticHosting(folder, settings);
}

/** React Router's build: bundles the app and prerenders the pages of the page table. */
function renderPages(script: string) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, PAGE_SCRIPT: script },
  });
  if (status === 0) return;
  // The reason is in `stderr`, so it comes last, without a stack of this file below it.
  console.error(`${stdout}\n${stderr}`);
  process.exit(1);
}

/** Removes React Router's scripts and loader data: no page is hydrated by React Router, so browsers never request them. */
function removeUnused(used: readonly string[]) {
  for (const file of globSync(['assets/*.js', '**/*.data'], { cwd: folder })) {
    if (!used.includes(file)) rmSync(join(folder, file));
  }
}

/** Checks the settings before the build starts, because they are written into the pages. */
function settingsOrExit() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

await build();
