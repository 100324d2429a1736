import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { compressFiles } from '../build/compression.ts';
import { pageSettings, readEnvironment } from '../server/config/environment.ts';
import { inlineSourcesFile } from '../server/http/pages.ts';
import { siteFolder } from './build-site.ts';

/** The pages of the client-rendered site. */
export const spaPages = ['/en', '/zh', '/en/referral', '/zh/referral'];

/** Builds `bench/spa`, the same pages rendered in the browser, with Vite's own defaults; one document answers every address. */
export async function buildSpa(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'bench/spa',
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    define: { __PAGE_SETTINGS__: JSON.stringify(pageSettings(readEnvironment(process.env))) },
    build: { outDir: resolve(folder), emptyOutDir: false },
  });
  for (const path of spaPages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(folder, 'index.html'), join(folder, `${path}.html`));
  }
  renameSync(join(folder, 'index.html'), join(folder, 'shell.html'));
  copyFileSync(join(siteFolder, 'favicon.svg'), join(folder, 'favicon.svg'));
  writeFileSync(join(folder, inlineSourcesFile), '{}');
  await compressFiles(folder);
}
