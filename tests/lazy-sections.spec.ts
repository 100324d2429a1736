import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { pageWords } from '../site/page-words.ts';
import { expect, test } from './site.ts';

test('Sections below the fold are skipped until they come near the screen, and printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en');
  const note = page.getByText('Lam Wai-yin');
  const rendered = () => note.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await rendered()).toBe(false);
  await note.scrollIntoViewIfNeeded();
  await expect.poll(rendered).toBe(true);
  await page.reload();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(rendered).toBe(true);
});

test.describe('A link to the end of the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const language of languages) {
    for (const width of [390, 1440]) {
      test(`leads to its heading, at ${width} px in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const heading = page.getByRole('heading', { name: pageWords.home[language].contact.title });
        const distance = () => heading.evaluate((element) => element.getBoundingClientRect().top);
        const arrives = async () => {
          await expect.poll(distance).toBeLessThan(400);
          // The smooth scroll has ended when two looks see the same.
          const isStill = async () => {
            const before = await distance();
            return before === (await distance());
          };
          await expect.poll(isStill).toBe(true);
          expect(await distance()).toBeGreaterThan(0);
        };
        await page.goto(`${pathTo('home', language)}#contact`);
        await arrives();
        await page.goto(pathTo('home', language));
        await page.evaluate(() => {
          location.hash = '#contact';
        });
        await arrives();
      });
    }
  }
});
