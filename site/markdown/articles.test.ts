import { describe, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { facts } from '../../domain/facts.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { pageAt, postSlugs } from '../../domain/pages.ts';
import { configuration } from '../configuration.ts';
import { articles } from './articles.ts';
import { notices } from './notices.ts';
import { termsSections, termsSummary } from './terms-sections.ts';
import { toHtml } from './to-html.ts';

const addresses = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => String(address));

/** The sites of the Centre for Food Safety and the Consumer Council; `docs/food-safety.md` lists the pages. */
const isSource = (link: string) => ['www.cfs.gov.hk', 'cfs.gov.hk', 'consumer.org.hk'].includes(hostOf(link));
const hostOf = (link: string) => URL.parse(link)?.host ?? '';

const articlesIn = (language: Language) =>
  articles[language].map((article) => ({ ...article, html: toHtml(article.markdown, language) }));

describe.each(languages)('the articles in %s', (language) => {
  test('are the posts of the page table, newest first', () => {
    expect(articles[language].map(({ slug }) => slug)).toEqual(postSlugs);
    const dates = articles[language].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test.each(articlesIn(language))(
    '“$title” contains no placeholder and no unread Markdown',
    ({ markdown, ...rest }) => {
      expect(JSON.stringify(rest)).not.toMatch(/[{}][a-z]*[{}]|\*\*|\]\(/);
    },
  );

  test.each(articlesIn(language))(
    '“$title” links only to pages in its own language, and to its sources',
    ({ html }) => {
      const pageLinks = addresses(html).filter((link) => !isSource(link));
      for (const link of pageLinks) expect([link, pageAt(link)?.language]).toEqual([link, language]);
    },
  );

  test.each(articlesIn(language))('“$title” ends with the sources of its advice', ({ html }) => {
    const last = html.slice(html.lastIndexOf('<h2'));
    expect(last).toMatch(language === 'en' ? /Centre for Food Safety/ : /食物安全中心/);
  });
});

test('an article has the same date, headings and tables in both languages', () => {
  const shape = ({ slug, date, html }: ReturnType<typeof articlesIn>[number]) => ({
    slug,
    date,
    headings: html.match(/<h\d/g)?.length,
    rows: html.match(/<tr/g)?.length,
  });
  expect(articlesIn('zh').map(shape)).toEqual(articlesIn('en').map(shape));
});

describe('the terms', () => {
  test('have sections 1 to 11, each with paragraphs', () => {
    expect(termsSections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const { html } of termsSections) expect(html).toMatch(/<p class="clause"/);
  });

  test('name the brand, and leave no placeholder', () => {
    const text = termsSections.map(({ html }) => html).join('');
    expect(text.includes(brand.en), 'the terms name the brand').toBe(true);
    expect(text).not.toMatch(/[{}]/);
  });

  test('define the six concepts of docs/spec.md §3.4', () => {
    const defined = [...(termsSections[0]?.html ?? '').matchAll(/<li><strong>(.*?)<\/strong>/g)].map(
      ([, word]) => word,
    );
    expect(defined.sort()).toEqual(
      ['Customer', 'Store', 'Product', 'Reservation Order', 'Reservation Confirmation', 'Purchase Price'].sort(),
    );
  });

  test('number each clause after its section, without a gap', () => {
    for (const { number, html } of termsSections) {
      const clauses = [...html.matchAll(/id="clause-([\d.]+)"/g)].map(([, clause]) => clause);
      expect(clauses).toEqual(clauses.map((_, index) => `${number}.${index + 1}`));
    }
  });

  test('link every cited clause to an existing clause', () => {
    const text = termsSections.map(({ html }) => html).join('');
    const cited = addresses(text);
    expect(cited).toContain('#clause-8.3');
    for (const address of cited) expect(text).toContain(`id="${address.slice(1)}"`);
  });

  test('have a Chinese summary of every section, which says that it is one', () => {
    expect(termsSummary.label).toContain('摘要');
    expect(termsSummary.sections.map(({ number }) => number)).toEqual(termsSections.map(({ number }) => number));
    for (const { title, text } of termsSummary.sections) expect(title + text).toMatch(/^[^{}\n]{40,}$/);
  });
});

describe.each(languages)('the notices in %s', (language) => {
  test.each(Object.entries(notices[language]))(
    '“%s” has no placeholder left, and links to pages of its language',
    (_, notice) => {
      expect(notice.markdown).not.toMatch(/[{}]/);
      for (const link of addresses(toHtml(notice.markdown, language)).filter((address) => address.startsWith('/')))
        expect([link, pageAt(link)?.language]).toEqual([link, language]);
    },
  );
});

test('a notice has the same date, sections and lists in both languages', () => {
  const shape = (language: Language) =>
    Object.entries(notices[language]).map(([name, { updated, markdown }]) => [
      name,
      updated,
      markdown.match(/^(?:##|-) /gm)?.length,
    ]);
  expect(shape('zh')).toEqual(shape('en'));
});

test('the privacy notice says how long forms are stored, and where to ask', () => {
  for (const language of languages) {
    const { markdown } = notices[language].privacy;
    expect(markdown).toContain(`${configuration.retentionMonths}${language === 'en' ? ' months' : '個月'}`);
    expect(markdown).toContain(`mailto:${facts.email}`);
  }
});
