import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pageSettings, readEnvironment } from '../server/config/environment.ts';
import { compressFiles } from './compression.ts';
import { generateFonts } from './fonts.ts';
import { drawIcons } from './icons.ts';
import { inlineStyles } from './inline-styles.ts';
import { bundlePageScript } from './page-script.ts';
import { drawSocialImages } from './social-image/draw.ts';
import { prepareStaticHosting } from './static-hosting.ts';

/** The folder of the build; `commands/ensure-built.ts` builds beside `dist`. */
const dist = process.env.BUILD_FOLDER ?? 'dist';
const folder = join(dist, 'client');

/** Builds the site: `client` is what is served, `server` renders the pages that depend on a request. */
async function build() {
  // Vite would set it to `development` for all that follows when it runs a module (`build/fonts.ts`).
  process.env.NODE_ENV = 'production';
  const settings = settingsOrExit();
  rmSync(dist, { recursive: true, force: true });
  await generateFonts();
  const script = await bundlePageScript(folder, pageSettings(settings));
  await renderPages(script.address);
  await removeUnused(script.files);
  await inlineStyles(folder);
  drawIcons(folder);
  await drawSocialImages(folder);
  await compressFiles(folder);
  prepareStaticHosting(folder, settings);
}

/** React Router's build: bundles the app and prerenders the pages of the page table. */
async function renderPages(script: string) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, PAGE_SCRIPT: script },
  });
  if (status === 0) return;
  // The reason comes last; above it are a list of files and React Router's stack.
  console.error(`${stdout}\n${stderr}\n${await loadingError()}`);
  process.exit(1);
}

/**
 * Why the built pages cannot be loaded, such as a missing article; empty when they can be. React Router answers every page
 * with "Internal Server Error" then, and does not say why.
 */
async function loadingError(): Promise<string> {
  const bundle = resolve(dist, 'server/index.js');
  if (!existsSync(bundle)) return '';
  return import(pathToFileURL(bundle).href).then(
    () => '',
    (error: Error) => error.message,
  );
}

/** Removes React Router's loader data, and its scripts of pages that are not hydrated: browsers never request them. */
async function removeUnused(scripts: readonly string[]) {
  const { assets } = (await import(pathToFileURL(resolve(dist, 'server/index.js')).href)) as ServerBuild;
  const isOfDesk = (id = ''): boolean => id === 'desk' || (id !== '' && isOfDesk(assets.routes[id]?.parentId));
  const hydrated = Object.values(assets.routes).filter((route) => route && (route.id === 'root' || isOfDesk(route.id)));
  const chunks = [assets.entry, ...hydrated].flatMap((chunk) => [chunk?.module, ...(chunk?.imports ?? [])]);
  const used = new Set([...scripts, ...[assets.url, ...chunks].map((address) => address?.slice(1))]);
  for (const file of globSync(['assets/*.js', '**/*.data'], { cwd: folder })) {
    if (!used.has(file)) rmSync(join(folder, file));
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
