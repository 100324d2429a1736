import type { Locator } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { pageWords } from '../site/page-words.ts';
import { boxesOf } from './boxes.ts';
import { contact, fillForm, formOn, newsletter, partnership } from './posted-forms.ts';
import { fillAtOnce, words as referralWords } from './referral-form.ts';
import { expect, test } from './site.ts';

/** The smallest phone, and a usual one. */
const widths = [320, 390];

/** How many pixels are free around the text of each element: above, on the right, below, on the left; and its lines. */
const roomAround = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const boxes: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (const range = document.createRange(); texts.nextNode(); ) {
        range.selectNodeContents(texts.currentNode);
        boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      const outer = element.getBoundingClientRect();
      return {
        text: element.textContent,
        above: Math.min(...boxes.map(({ top }) => top)) - outer.top,
        right: outer.right - Math.max(...boxes.map(({ right }) => right)),
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
      };
    }),
  );

for (const language of languages) {
  test(`what a shop gets is shown on phones with the picture beside its heading, in ${language}`, async ({ page }) => {
    await page.goto(pathTo('merchant', language));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const { title } of Object.values(pageWords.merchant[language].benefits.items)) {
        const benefit = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
        const [heading, picture, text] = await boxesOf(
          page,
          benefit.getByRole('heading'),
          benefit.locator('img'),
          benefit.getByRole('paragraph'),
        );
        const beside = heading.x - picture.x - picture.width;
        expect([width, title, beside >= 0 && beside < 32]).toEqual([width, title, true]);
        expect([width, title, heading.y >= picture.y - heading.height / 2]).toEqual([width, title, true]);
        expect([width, title, heading.y < picture.y + picture.height]).toEqual([width, title, true]);
        // The text has the width of both.
        expect([width, title, text.x]).toEqual([width, title, picture.x]);
      }
    }
  });

  test(`tables of articles fit on phones, and no cell is a column of single words in ${language}`, async ({ page }) => {
    await page.goto(pathTo('blog', language));
    const articles = await page
      .locator('main a[href*="/blog/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
    let tables = 0;
    for (const article of articles) {
      await page.goto(article);
      for (const width of [...widths, 479, 480]) {
        await page.setViewportSize({ width, height: 900 });
        for (const table of await page.locator('.table-scroll').all()) {
          tables += 1;
          const hidden = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect([article, width, hidden]).toEqual([article, width, 0]);
          const cells = await roomAround(table.locator('td'));
          expect([article, width, cells.filter(({ lines }) => lines > 4)]).toEqual([article, width, []]);
        }
      }
    }
    expect(tables).toBeGreaterThan(4);
  });

  test(`after the contact form was sent, its thanks are as wide as the card in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await fillForm(page, contact, language, { ...contact.values, email: `narrow-${language}@example.com` });
    await formOn(page, contact, language).submit.click();
    const thanks = page.locator('.form-thanks');
    const link = page.locator('#contact .airmail p:has(> a[target=_top])');
    await expect(thanks).toBeVisible();
    const [inner, outer] = await boxesOf(page, thanks, link);
    expect(inner.width).toBe(outer.width);
  });

  test(`choices and buttons of the referral form have room around their words in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await fillAtOnce(page, language);
    const submit = page.getByRole('button', { name: referralWords[language].submit });
    const back = page.getByRole('button', { name: referralWords[language].back, exact: true });
    await expect(submit).toBeVisible();
    expect((await roomAround(submit))[0]?.lines).toBe(1);
    const seen = [];
    while (await back.isVisible()) {
      await back.click();
      seen.push(...(await roomAround(page.locator('form .card label:has([type=radio]):visible'))));
    }
    expect(seen.length).toBeGreaterThan(8);
    expect(seen.filter(({ above, right }) => above < 5 || right < 8)).toEqual([]);
  });

  test(`the partnership form ends with space below its last line in ${language}`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(`/${language}${partnership.page}`);
      const space = await page
        .locator('a[target=_top]')
        .evaluate((link) => document.documentElement.scrollHeight - link.getBoundingClientRect().bottom - scrollY);
      expect([width, space > 16]).toEqual([width, true]);
    }
  });

  test(`the words of the store badges fit, also in a wide font, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(pathTo('home', language));
    const badges = page.locator('.hero-offer a');
    for (const spacing of ['', '0.1em', '0.2em']) {
      for (const word of await badges.locator('span span').all())
        await word.evaluate((element, value) => {
          (element as HTMLElement).style.letterSpacing = value;
        }, spacing);
      const rooms = await roomAround(badges);
      expect([spacing, rooms.length, rooms.filter(({ right, lines }) => right < 5 || lines > 2)]).toEqual([
        spacing,
        2,
        [],
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test(`the three figures of About have one layout in ${language}`, async ({ page }) => {
    for (const width of [...widths, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathTo('about', language));
      const isBelow = await page.locator('.figure-with-label').evaluateAll((all) =>
        all.map((figure) => {
          const [label, number] = ['dt', 'dd'].map((name) => figure.querySelector(name)?.getBoundingClientRect());
          return (label?.top ?? 0) >= (number?.bottom ?? 0);
        }),
      );
      expect([width, isBelow.length, new Set(isBelow).size]).toEqual([width, 3, 1]);
    }
  });
}

test('the first picture of About begins where its text begins', async ({ page }) => {
  for (const width of [...widths, 768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('about', 'en'));
    const lefts = await page
      .locator('section:has(h1)')
      .evaluate((section) =>
        [section.querySelector('h1'), section.lastElementChild].map((element) => element?.getBoundingClientRect().left),
      );
    expect([width, lefts[1]]).toEqual([width, lefts[0]]);
  }
});

test('on a tablet the pictures of all three steps reach the torn edge', async ({ page }) => {
  await page.goto(pathTo('home', 'en'));
  for (const width of [768, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.locator('section:has(.steps)');
    await section.scrollIntoViewIfNeeded();
    const ends = await section.evaluate((element) => {
      const edge = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return [...element.querySelectorAll('.step-picture')].map(
        (picture) => picture.getBoundingClientRect().bottom - edge,
      );
    });
    expect(ends).toHaveLength(3);
    expect([width, ends.filter((end) => end < -1)]).toEqual([width, []]);
  }
});

for (const form of [newsletter, partnership])
  test(`a box that must be ticked is red like the other fields: ${form.collection}`, async ({ page }) => {
    await page.goto(`/en${form.page}`);
    const { element, field, submit } = formOn(page, form, 'en');
    await field('email').focus();
    await expect(element).toHaveAttribute('novalidate');
    await submit.click();
    const red = (control: Locator) =>
      control.evaluate((input) => getComputedStyle(input).boxShadow.match(/rgb\([^)]*\) 0px 0px 0px 2px/)?.[0]);
    await expect(field('consent')).toHaveAttribute('aria-invalid', 'true');
    expect(await red(field('consent'))).toBeTruthy();
    expect(await red(field('consent'))).toBe(await red(field('email')));
  });
