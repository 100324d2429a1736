import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { languages } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { loadPages } from '../../server/http/pages.ts';
import { createTestApp } from '../../server/testing/test-app.ts';
import { builtSite } from '../built-site.ts';

/** The folder of the built pages and files. */
export const folder = join(builtSite, 'client');

/** Every page of the table in every language. */
export const pagesInLanguages = languages.flatMap((language) =>
  pages.map(({ id }) => ({ id, language, path: pathTo(id, language) })),
);

/** A built file by its address. */
export const fileAt = (address: string): Buffer => readFileSync(join(folder, address));

/** The HTML of a page as it was built. */
export const htmlOf = (path: string): string => readFileSync(join(folder, `${path}.html`), 'utf8');

/** A built page as a document, without layout, styles and scripts, like a crawler reads it. */
export function documentOf(path: string): Document {
  // React writes `hrefLang`, which is `hreflang` to a browser, but not to this parser.
  const html = htmlOf(path).replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase());
  return parseHTML(html).document;
}

/** What the server answers for the built site. */
export function createBuiltApp() {
  return createTestApp({ pages: loadPages(folder, { siteUrl: 'http://localhost' }) }).app;
}

/** The path of an absolute address. */
export const pathOf = (address: string | null | undefined): string => new URL(address ?? '').pathname;
