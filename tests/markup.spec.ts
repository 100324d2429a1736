import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { partnershipFramePath } from '../domain/service-pages.ts';
import { cardName, groups } from './referral-form.ts';
import { expect, test } from './site.ts';

const paths = languages.flatMap((language) => [
  ...pages.map(({ id }) => pathTo(id, language)),
  `/${language}${partnershipFramePath}`,
]);

/** What text browsers and screen readers of other engines make of the markup; Chromium hides most of these faults. */
const faults: Record<string, (page: Document) => (string | null)[]> = {
  'links side by side have a space between them': (page) =>
    [...page.querySelectorAll('a + a')]
      .filter((link) => link.previousSibling === link.previousElementSibling)
      .map((link) => link.textContent),
  'every input, hidden from people or not, has a label': (page) =>
    [...page.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')]
      .filter((control) => !control.labels?.[0]?.textContent?.trim())
      .map((control) => control.name),
  'a mark of optional fields does not run into the label': (page) =>
    [...page.querySelectorAll('label > span:not(:first-child)')]
      .filter(({ previousSibling }) => previousSibling instanceof Text && !/\s$/.test(previousSibling.data))
      .map((mark) => mark.parentElement?.textContent ?? ''),
  'every row of a table has a cell for each column': (page) =>
    [...page.querySelectorAll<HTMLTableRowElement>('tr')]
      .filter((row) => row.cells.length !== row.closest('table')?.rows[0]?.cells.length)
      .map((row) => row.textContent),
  'every link leads somewhere': (page) => [...page.querySelectorAll('a:not([href])')].map((link) => link.textContent),
  'every aside has a name': (page) =>
    [...page.querySelectorAll('aside')]
      .filter((aside) => !page.getElementById(aside.getAttribute('aria-labelledby') ?? '')?.textContent)
      .map((aside) => aside.textContent),
};

for (const [promise, find] of Object.entries(faults)) {
  test(`On every page, ${promise}`, async ({ page, request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const found = await page.evaluate(
        `(${find})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`,
      );
      expect([path, found]).toEqual([path, []]);
    }
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all groups of the referral form are shown, each named by its step and title alone', async ({ page }) => {
    await page.goto('/en/referral');
    for (const index of groups.keys()) {
      await expect(page.getByRole('group', { name: cardName('en', index), exact: true })).toBeVisible();
    }
  });
});
