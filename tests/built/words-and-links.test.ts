import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { facts } from '../../domain/facts.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { statusPath } from '../../domain/referral.ts';
import { posterPath, renderedCodes, responsePath, servicePaths } from '../../domain/service-pages.ts';
import { createRenderer } from '../../server/http/render.ts';
import { builtSite } from '../built-site.ts';
import { documentOf, folder } from './built-site.ts';

/**
 * The words in the code of forms and of the desk. Messages of forms are not on the prerendered page, and the scripts contain every text of the
 * content files that they import, so a text of a form counts as used when the code has its keys.
 */
const formSource = new Set(
  globSync([
    'site/{calculator,forms,impact,pages/referral-status,referral-form,scripts,shelf}/**/*.{ts,tsx}',
    '{desk,server}/**/*.{ts,tsx}',
    'domain/**/*.ts',
  ])
    .filter((file) => !file.includes('.test.'))
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          .match(/[\w$-]+/g) ?? [],
    ),
);

for (const language of languages) {
  test(`every word of content/${language} is on a page, or its key is used by a form or the desk`, async () => {
    const written = globSync([`${language}{.html,/**/*.{html,svg}}`, '**/*.webmanifest'], { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .concat(await renderedPages(language))
      // Half of a page, in which nobody reads.
      .map((html) => html.replace(/<style[\s\S]*?<\/style>/g, ''))
      // A sentence may be split by markup, or be part of a chat link.
      .map((html) => [
        html,
        html.replace(/<[^>]*>/g, ''),
        decodeURIComponent(html.match(/(?<=wa\.me\/\d+\?text=)[^"]+/)?.[0] ?? ''),
      ])
      .map((forms) => forms.map(readable).join('\n'))
      .join('\n');
    const unused: string[] = [];
    for (const file of globSync(`content/${language}/*.ts`)) {
      const words: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
      for (const { path, text } of leaves(words)) {
        const pieces = text.split(/\{\w+\}/).map((piece) => piece.trim());
        const isOnPage = pieces.every((piece) => written.includes(readable(piece)));
        const keys = (path.match(/[\w$-]+/g) ?? []).filter((key) => /[a-z]/i.test(key));
        if (!isOnPage && !keys.every((key) => formSource.has(key))) unused.push(`${file} ${path}: ${text}`);
      }
    }
    expect(unused).toEqual([]);
  });
}

/** The pages that are rendered per request. */
async function renderedPages(language: Language): Promise<string[]> {
  const render = createRenderer(() => import(pathToFileURL(resolve(builtSite, 'server/index.js')).href));
  const refused = { collection: 'messages', problems: { email: 'notAnEmail' } } as const;
  const data = { nonce: 'x', response: { refused, token: 'x' } };
  const pageAt = async (path: string) => (await render(new Request(`http://localhost${path}`), data)).text();
  const paths = [
    ...renderedCodes.map((code) => responsePath(code, language)),
    statusPath(language),
    posterPath(language),
  ];
  return Promise.all(paths.map(pageAt));
}

test('the header asks merchants to join, referrers to refer, and everybody else to get the app', () => {
  const asked = (['merchant', 'form', 'referral', 'whyJoin', 'referralFaq', 'about'] as const).map((id) =>
    [...documentOf(pathTo(id, 'zh')).querySelectorAll('header .bar-pill')].at(-1)?.getAttribute('href'),
  );
  const [join, refer] = ['/zh/form#main', '/zh/referral#refer'];
  expect(asked).toEqual([join, join, refer, refer, refer, facts.appStore]);
});

test('every internal link leads to a page, an element on it, or a file', () => {
  const addresses = new Set([
    ...languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language))),
    ...servicePaths(),
    ...languages.flatMap((language) => [statusPath(language), posterPath(language)]),
    ...globSync('**/*.*', { cwd: folder }).map((file) => `/${file}`),
    // Redirected to the visitor's language.
    ...pages.filter(({ path }) => path.startsWith('/blog/')).map(({ path }) => path),
  ]);
  const broken: string[] = [];
  const idsOf = (file: string) =>
    new Set([...readFileSync(join(folder, file), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const file of globSync('{en,zh}{.html,/**/*.html}', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    for (const [, link = ''] of html.matchAll(/ (?:href|src|action)="([#/][^"]*)"/g)) {
      const [path = '', hash] = link.split('#');
      const target = path === '' ? file : `${path.slice(1)}.html`;
      if (
        (path !== '' && !isKnown(path, addresses)) ||
        (hash && existsSync(join(folder, target)) && !idsOf(target).has(hash))
      ) {
        broken.push(`${file}: ${link}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

function isKnown(path: string, addresses: Set<string>): boolean {
  return addresses.has(path) || path.startsWith('/api/');
}

function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}

/** HTML as text to search in: entities decoded, breaks and spaces folded; the words of scripts likewise. */
function readable(html: string): string {
  const decoded = html
    .replace(/<span class="phrase-break"><\/span>|<br\s*\/?>|<!-- -->|\u200B/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&quot;|\\"/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\\n/g, '\n');
  return decoded.replace(/\s+/g, '');
}
