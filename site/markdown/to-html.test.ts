import { expect, test } from 'vitest';
import { toHtml } from './to-html.ts';

const wbr = '<wbr aria-hidden="true">';

test('links inside the site lead to the language of the reader', () => {
  expect(toHtml('[FAQ](/faq) [CFS](https://cfs.example.com)', 'zh')).toBe(
    '<p><a href="/zh/faq">FAQ</a> <a href="https://cfs.example.com">CFS</a></p>\n',
  );
});

test('headings break between phrases, and paragraphs stay as they are', () => {
  const html = toHtml('## 今晚的好味\n\n今晚的好味', 'zh', (text) => [text.indexOf('好味')]);
  expect(html).toBe(`<h2 id="part-1">今晚的${wbr}好味</h2>\n<p>今晚的好味</p>\n`);
});

test('an entity in a heading counts as one character and stays whole', () => {
  const html = toHtml('## A & B **C**', 'en', (text) => [text.indexOf('B')]);
  expect(html).toBe(`<h2 id="part-1">A &amp; ${wbr}B <strong>C</strong></h2>\n`);
});

test('a table scrolls in a region that is named by the heading above it', () => {
  const html = toHtml('## One\n\n## Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n', 'en');
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-labelledby="part-2"><table>');
  expect(html).toMatch(/<\/table>\n?<\/div>/);
});
