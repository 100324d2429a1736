import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chineseIn } from '../../build/chinese-font.ts';
import { languages, otherLanguage } from '../../domain/languages.ts';
import { servicePaths } from '../../domain/service-pages.ts';
import { charactersOf } from '../font-characters.ts';
import { documentOf, fileAt, folder, htmlOf, pagesInLanguages } from './built-site.ts';

// What the browser makes of it, `tests/visits/fonts.spec.ts` shows on a device without any Chinese font.
describe.each(languages)('the Chinese font of pages in %s', (language) => {
  const name = `assets/encore-han-${language}`;
  const [file = ''] = globSync(`${name}-*.woff2`, { cwd: folder });
  const paths = [...pagesInLanguages.map(({ path }) => path), ...servicePaths()].filter(
    (path) => path.startsWith(`/${language}/`) || path === `/${language}`,
  );

  it('has every Chinese character of every page, and is the only one that these pages name', async () => {
    const characters = await charactersOf(fileAt(file));
    for (const path of paths) {
      const html = htmlOf(path);
      expect([path, chineseIn([html]).filter((character) => !characters.has(character))]).toEqual([path, []]);
      const named = [html.includes(`/${file}`), html.includes(`encore-han-${otherLanguage(language)}`)];
      expect([path, ...named]).toEqual([path, true, false]);
    }
    // A character of which the site has no use.
    expect(characters.has('\u9fa0')).toBe(false);
  });
});

it('the few Chinese characters of English pages are less than 4 KB', () => {
  const [file = ''] = globSync('assets/encore-han-en-*.woff2', { cwd: folder });
  expect(fileAt(file).length).toBeLessThan(4_000);
});

it('every Chinese character of a heading is in the display fonts of its page', async () => {
  for (const path of [...pagesInLanguages.map(({ path }) => path), ...servicePaths()]) {
    if (!path.startsWith('/zh')) continue;
    const html = htmlOf(path);
    const files = new Set(html.match(/assets\/headline-[\w-]+\.woff2/g));
    const characters = new Set<string>();
    for (const file of files) for (const one of await charactersOf(fileAt(file))) characters.add(one);
    const headings = [...documentOf(path).querySelectorAll('main :is(h1, h2, .ticket > b)')].map(
      (heading) => heading.textContent,
    );
    expect(headings.length).toBeGreaterThan(0);
    expect([path, chineseIn(headings).filter((one) => !characters.has(one))]).toEqual([path, []]);
  }
});
