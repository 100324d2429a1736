import { questionSearch as en } from '../../content/en/question-search.ts';
import { questionSearch as zh } from '../../content/zh/question-search.ts';
import { languages } from '../../domain/languages.ts';
import { pageWords } from '../../site/page-words.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../site.ts';

for (const language of languages) {
  test(`the search on /${language}/faq shows the questions with all words, says how many, and leads to us`, async ({
    page,
  }) => {
    const words = { en, zh }[language];
    const { customers, merchants, support } = pageWords.faq[language];
    const all = customers.items.length + merchants.items.length;
    await page.goto(`/${language}/faq`);
    const field = page.getByRole('searchbox', { name: words.label });
    const said = page.getByRole('status').filter({ visible: true });
    const last = merchants.items.at(-1);
    await field.fill(last?.question ?? '');
    await expect(said).toHaveText(words.found.replace('{count}', '1').replace('{all}', String(all)));
    await expect(page.getByText(last?.answer ?? '')).toBeVisible();
    await expect(page.getByRole('heading', { name: customers.title })).toBeHidden();
    await field.fill('xyzzy');
    await expect(said).toHaveText(words.none);
    await expect(page.getByRole('heading', { name: support.title })).toBeVisible();
    await expectNoAxeViolations(page);
    await field.fill('');
    await expect(page.locator('details.answer:visible')).toHaveCount(all);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search field on the FAQ', async ({ page }) => {
    await page.goto('/en/faq');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
