import { globSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Language, languageOfPath } from '../domain/languages.ts';

/** Every HTML file below a folder, as paths from the working directory. */
export function htmlFiles(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => join(folder, file));
}

/** The address a page is served at: `dist/client/en/about.html` is `/en/about`. */
export function addressOf(folder: string, file: string): string {
  return `/${relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.html$/, '')}`;
}

/** The language of a page, by the folder it is in. */
export function languageOfFile(folder: string, file: string): Language {
  return languageOfPath(addressOf(folder, file)) ?? 'en';
}

/** `en/about/index.html` becomes `en/about.html`: static hosts then serve `/en/about` without adding a slash. */
export function flattenPages(folder: string): void {
  for (const file of globSync('**/index.html', { cwd: folder })) {
    renameSync(join(folder, file), join(folder, `${dirname(file)}.html`));
  }
  const folders = globSync('**/', { cwd: folder }).sort((a, b) => b.length - a.length);
  for (const empty of folders) {
    try {
      rmdirSync(join(folder, empty));
    } catch {
      // Not empty, so it stays.
    }
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#x27': "'",
  '#39': "'",
};

/** The text of a piece of HTML as React writes it, without tags and comments. */
export function textOf(html: string): string {
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, '');
  return text.replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity).trim();
}
