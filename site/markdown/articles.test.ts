import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { pageAt, postSlugs } from '../../domain/pages.ts';
import { articles } from './articles.ts';
import { termsSections } from './terms-sections.ts';

const addresses = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => String(address));

describe.each(languages)('the articles in %s', (language) => {
  test('are the posts of the page table, newest first', () => {
    expect(articles[language].map(({ slug }) => slug)).toEqual(postSlugs);
    const dates = articles[language].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test.each(articles[language])('“$title” says everything a page needs to say of it', (article) => {
    expect(article.title.length).toBeGreaterThan(8);
    expect(article.description.length).toBeGreaterThan(40);
    expect(article.imageAlt.length).toBeGreaterThan(15);
    expect(article.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(articles[language])('“$title” leaves no brand to fill in and no Markdown unread', ({ html, ...rest }) => {
    expect(JSON.stringify([html, rest])).not.toMatch(/[{}][a-z]*[{}]|\*\*|\]\(/);
  });

  test.each(articles[language])('“$title” links only to pages of the table, in its own language', ({ html }) => {
    const links = addresses(html);
    expect(links).not.toEqual([]);
    for (const link of links) expect([link, pageAt(link)?.language]).toEqual([link, language]);
  });

  test.each(articles[language])('“$title” starts its headings below the h1 of the page', ({ html }) => {
    expect(html).toContain('<h2 id="part-1">');
    expect(html).not.toContain('<h1');
  });

  test.each(articles[language])('“$title” lets its table scroll, named by the heading above it', ({ html }) => {
    const tables = html.match(/<table>/g)?.length;
    const regions = [...html.matchAll(/role="region" tabindex="0" aria-labelledby="(part-\d+)"><table>/g)];
    expect(regions).toHaveLength(tables ?? Number.NaN);
    for (const [, id] of regions) expect(html).toContain(`id="${id}"`);
  });
});

test('an article has the same date, parts and tables in both languages', () => {
  const shape = ({ slug, date, html }: (typeof articles)['en'][number]) => ({
    slug,
    date,
    parts: html.match(/<h\d/g)?.length,
    tables: html.match(/<tr/g)?.length,
  });
  expect(articles.zh.map(shape)).toEqual(articles.en.map(shape));
});

describe('the terms', () => {
  test('have sections 1 to 11, each with paragraphs', () => {
    expect(termsSections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const { html } of termsSections) expect(html).toMatch(/<p class="clause"/);
  });

  test('name the brand, and leave no placeholder', () => {
    const text = termsSections.map(({ html }) => html).join('');
    expect(text).toContain('Encore');
    expect(text).not.toMatch(/[{}]/);
  });

  test('define the six concepts (docs/spec.md §3 “Concepts defined by the terms”)', () => {
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

  test('link every clause they cite to a clause there is', () => {
    const text = termsSections.map(({ html }) => html).join('');
    const cited = addresses(text);
    expect(cited).toContain('#clause-8.3');
    for (const address of cited) expect(text).toContain(`id="${address.slice(1)}"`);
  });
});
