import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { appScreenPath, partnershipFramePath } from '../../domain/service-pages.ts';
import { pageWords } from '../../site/page-words.ts';
import { documentOf, fileAt, pagesInLanguages } from './built-site.ts';

const paths = [
  ...pagesInLanguages.map(({ path }) => path),
  ...languages.map((language) => `/${language}${partnershipFramePath}`),
];

/** What text browsers and screen readers of other engines make of the markup; Chromium hides most of these faults. */
const faults: Record<string, (page: Document) => Iterable<Element>> = {
  'links side by side have a space between them': (page) =>
    [...page.querySelectorAll('a + a')].filter((link) => link.previousSibling === link.previousElementSibling),
  'every input, hidden from people or not, has a label': (page) =>
    [...page.querySelectorAll('input:not([type=hidden]), select, textarea')].filter(
      (control) => !labelOf(page, control)?.textContent?.trim(),
    ),
  'a mark of optional fields does not run into the label': (page) =>
    [...page.querySelectorAll('label > span:not(:first-child)')].filter(
      ({ previousSibling: before }) => before?.nodeType === 3 && !/\s$/.test(before.textContent ?? ''),
    ),
  'every row of a table has a cell for each column': (page) =>
    [...page.querySelectorAll('tr')].filter(
      (row) => row.children.length !== row.closest('table')?.querySelector('tr')?.children.length,
    ),
  'every link leads somewhere': (page) => page.querySelectorAll('a:not([href])'),
  'every aside has a name': (page) =>
    [...page.querySelectorAll('aside')].filter(
      (aside) => !page.getElementById(aside.getAttribute('aria-labelledby') ?? '')?.textContent,
    ),
};

describe.each(paths)('%s', (path) => {
  const page = documentOf(path);

  it.each(Object.entries(faults))('%s', (_promise, find) => {
    expect([...find(page)].map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });
});

function labelOf(page: Document, control: Element): Element | null {
  return control.closest('label') ?? page.querySelector(`label[for="${control.id}"]`);
}

it('the drawn phone of Home says what its words say, and shows no clock beside the one on the counter', () => {
  for (const language of languages) {
    const { bags, categories, label, ...words } = pageWords.home[language].hero.phone;
    const svg = fileAt(appScreenPath(language)).toString();
    const texts = [...parseHTML(svg).document.querySelectorAll('text')].map(({ textContent }) => textContent);
    for (const { price, originalPrice, ...bag } of Object.values(bags)) {
      expect(texts).toContain(price + originalPrice);
      expect(texts).toEqual(expect.arrayContaining(Object.values(bag)));
    }
    expect(texts).toEqual(expect.arrayContaining([...categories, ...Object.values(words)]));
    expect(texts.filter((text) => /^\s*\d{1,2}[:.]\d\d(?:\s?[ap]m)?\s*$/.test(text ?? ''))).toEqual([]);
    expect(documentOf(`/${language}`).querySelector('.hero-phone')?.getAttribute('aria-label')).toBe(label);
  }
});
