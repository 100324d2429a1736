import { expect, test } from 'vitest';
import { toHtml } from './to-html.ts';

const phraseBreak = '<span class="phrase-break"></span>';

test('links inside the site lead to the language of the reader', () => {
  expect(toHtml('[FAQ](/faq) [CFS](https://cfs.example.com)', 'zh')).toBe(
    '<p><a href="/zh/faq">FAQ</a> <a href="https://cfs.example.com">CFS</a></p>\n',
  );
});

test('headings break between phrases, and paragraphs stay as they are', () => {
  const html = toHtml('## 今晚的好味\n\n今晚的好味', 'zh', (text) => [text.indexOf('好味')]);
  expect(html).toBe(`<h2 id="part-1">今晚的${phraseBreak}好味</h2>\n<p>今晚的好味</p>\n`);
});

test('an entity in a heading counts as one character and stays whole', () => {
  const html = toHtml('## A & B **C**', 'en', (text) => [text.indexOf('B')]);
  expect(html).toBe(`<h2 id="part-1">A &amp; ${phraseBreak}B <strong>C</strong></h2>\n`);
});

test('a table scrolls in a region that is named by the heading above it', () => {
  const html = toHtml('## One\n\n## Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n', 'en');
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-labelledby="part-2"><table>');
  expect(html).toMatch(/<\/table>\n?<\/div>/);
});

test('the name of a heading with several clauses is its text without spaces between them', () => {
  expect(toHtml('## 好味，再嚐', 'zh', () => [3])).toBe(
    `<h2 id="part-1" aria-label="好味，再嚐"><span class="inline-block">好味，</span>${phraseBreak}<span class="inline-block">再嚐</span></h2>\n`,
  );
});

test('the last four characters of a Chinese paragraph or item stay on one line', () => {
  const end = '<span class="whitespace-nowrap">不要吃。</span>';
  expect(toHtml('過了日期的食物就不要吃。', 'zh')).toBe(`<p>過了日期的食物就${end}</p>\n`);
  expect(toHtml('- 過了日期的食物就不要吃。', 'zh')).toContain(`<li>過了日期的食物就${end}</li>`);
  expect(toHtml('Do not eat it after its date.', 'en')).toBe('<p>Do not eat it after its date.</p>\n');
  expect(toHtml('可以看[食物保鮮貼士](/blog/tips)。', 'zh')).toContain(
    '食物保<span class="whitespace-nowrap">鮮貼士</span></a>。',
  );
});

test('a figure stays with its unit, also in bold text and in a table', () => {
  const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;
  const html = toHtml('Keep it at **0–4 °C** until 9:00 pm.\n\n| How much |\n| --- |\n| 500 g & more |', 'en');
  expect(html).toContain(`<strong>${kept('0–4 °C')}</strong> until ${kept('9:00 pm')}.`);
  expect(html).toContain(`<td>${kept('500 g')} &amp; more</td>`);
});
