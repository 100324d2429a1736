import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from '../build/compression.ts';
import { inlineSourcesFile } from '../server/http/pages.ts';

/** Writes, for every page of a built site, the bare HTML file of the same words that it is measured against. */
export async function writeBarePages(site: string, folder: string): Promise<void> {
  for (const file of globSync('**/*.html', { cwd: site })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bareHtml(readFileSync(join(site, file), 'utf8')));
  }
  // The same icon, because browsers always request one; so the request counts can be compared.
  copyFileSync(join(site, 'favicon.svg'), join(folder, 'favicon.svg'));
  // The bare pages have no inline styles or scripts.
  writeFileSync(join(folder, inlineSourcesFile), '{}');
  await compressFiles(folder);
}

/**
 * A page without its design: no styles, scripts, fonts, drawings, pictures or frames, and no wrappers that only design
 * needs. What is hidden or folded stays so, because bare HTML can do that by itself.
 * @param html as React wrote it: lower-case tags, attributes in double quotes
 */
export function bareHtml(html: string): string {
  return html
    .replace(/<(style|script|svg|iframe|picture)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:img|source)\b[^>]*>/g, '')
    .replace(/<link\b(?![^>]*\brel="icon")[^>]*>/g, '')
    .replace(/<meta\b[^>]*\bproperty="[^>]*>/g, '')
    .replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/\s(?:class|style|data-[\w-]+)="[^"]*"/g, ''))
    .replace(/<\/?span>/g, '')
    .replace(/<div><\/div>/g, '');
}
