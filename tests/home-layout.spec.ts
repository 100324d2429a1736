import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { pageWords } from '../site/page-words.ts';
import { textLines } from './layout/text-lines.ts';
import { expect, test } from './site.ts';

for (const language of languages) {
  test(`on phones the drawn app ends below its second bag in ${language}`, async ({ page }) => {
    await page.goto(pathTo('home', language));
    const phone = page.getByRole('img', { name: pageWords.home[language].hero.phone.label });
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const [second, third] = await phone.evaluate((element) =>
        [...element.querySelectorAll('li:has(img)')]
          .slice(1)
          .map((bag) => element.getBoundingClientRect().bottom - bag.getBoundingClientRect().bottom),
      );
      expect([width, Math.abs(second ?? 99) < 2, (third ?? 0) < -80]).toEqual([width, true, true]);
    }
  });

  test(`the signs of the partners are beside each other and of one height in ${language}`, async ({ page }) => {
    await page.goto(pathTo('home', language));
    for (const width of [390, 768, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const items = page.locator('.small-signs > li');
      await items.first().scrollIntoViewIfNeeded();
      const signs = await page.locator('.small-signs .shop-sign').evaluateAll((all) =>
        all.map((sign) => {
          const { left, right, top, bottom } = sign.getBoundingClientRect();
          return { left, right, top: Math.round(top), height: Math.round(bottom - top) };
        }),
      );
      expect(signs).toHaveLength(8);
      for (const [index, sign] of signs.entries()) {
        const next = signs[index + 1];
        if (next && next.top === sign.top) expect([width, next.left - sign.right > 4]).toEqual([width, true]);
      }
      const heights = signs.map(({ height }) => height);
      expect([width, Math.max(...heights) - Math.min(...heights) < 8]).toEqual([width, true]);
    }
  });

  test(`from tablets on the lists of the footer are one row, and none touches the next, in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathTo('terms', language));
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lists = await page.locator('.footer-columns > :nth-child(n + 2)').evaluateAll((all) =>
        all.map((list) => ({
          top: list.getBoundingClientRect().top,
          left: list.getBoundingClientRect().left,
          right: Math.max(...[...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right)),
        })),
      );
      expect([width, new Set(lists.map(({ top }) => top)).size]).toEqual([width, 1]);
      const gaps = lists.slice(1).map(({ left }, index) => left - (lists[index]?.right ?? left));
      expect([width, gaps.length, Math.min(...gaps) > 12]).toEqual([width, 3, true]);
    }
  });
}

test('every Chinese shop sign of home has its name in one line', async ({ page }) => {
  await page.goto(pathTo('home', 'zh'));
  const signs = page.locator('.small-signs p.shop-sign');
  for (const width of [320, 375, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const names = await signs.allTextContents();
    expect([width, await textLines(signs)]).toEqual([width, names.map((name) => [name])]);
  }
});

test('on a tablet the shop signs of home are in rows of four', async ({ page }) => {
  await page.goto(pathTo('home', 'en'));
  for (const width of [768, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    const signs = await page
      .locator('.small-signs > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect([width, signs.length, new Set(signs).size]).toEqual([width, 8, 2]);
    expect(signs[3]).toBe(signs[0]);
  }
});
