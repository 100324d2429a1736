import type { Page } from '@playwright/test';
import { contactForm as en } from '../content/en/contact-form.ts';
import { contactForm as zh } from '../content/zh/contact-form.ts';
import { type Language, languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { pageWords } from '../site/page-words.ts';
import { expect, test } from './site.ts';

/** The smallest phone, a usual one, a tablet, and laptops. */
const widths = [320, 390, 768, 1024, 1440];

for (const language of languages) {
  test(`nothing covers the prices and the stock that the app shows on the home page in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathTo('home', language));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await coveredTexts(page, language)]).toEqual([width, []]);
    }
  });

  test(`the stamp of the contact form is beside its words in ${language}`, async ({ page }) => {
    await page.goto(`${pathTo('home', language)}#contact`);
    const words = { en, zh }[language];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const stamp = await page.locator('.airmail .stamp').boundingBox();
      for (const text of [words.title, words.intro]) {
        const box = await textBox(page, text);
        const apart =
          stamp && (stamp.x > box.right || stamp.y + stamp.height < box.top || stamp.x + stamp.width < box.left);
        expect([width, text, apart]).toEqual([width, text, true]);
      }
    }
  });

  test(`the button of the menu is large enough for a thumb on the smallest phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathTo('home', language));
    const button = await page.getByRole('button', { name: siteWords[language].nav.menu }).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
  });
}

test('the stripes of an airmail edge go round its corners, because each side holds whole periods of them', async ({
  page,
}) => {
  await page.goto(pathTo('referralFaq', 'en'));
  const card = page.locator('.airmail');
  await expect(card).toHaveCSS('border-image-repeat', 'round');
  await expect(card).toHaveCSS('border-image-slice', '10');
  const size = await card.evaluate(async (element) => {
    const image = new Image();
    image.src = getComputedStyle(element).borderImageSource.slice(5, -2).replaceAll('\\"', '"');
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  // Stripes of 45 degrees with a period of 40, and two corners.
  expect(size).toEqual([60, 60]);
});

test('on a phone the steps and the notes are rows as high as a screen, which the keyboard scrolls and paper shows whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'en'));
  const rows = await page.locator('.swipe-row').all();
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const link = row.getByRole('link');
    await link.focus();
    await expect(link).toBeInViewport();
    expect((await row.boundingBox())?.height).toBeLessThan(844);
    const scrolled = () => row.evaluate((element) => element.scrollLeft);
    const end = await scrolled();
    expect(end).toBeGreaterThan(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(scrolled).toBeLessThan(end);
  }
  await page.emulateMedia({ media: 'print' });
  for (const row of rows) await expect(row).toHaveCSS('overflow-x', 'visible');
});

test('a thumb hits every link of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('privacy', 'zh'));
  for (const link of await page.getByRole('contentinfo').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('in the dark scheme the button keeps its red, and paper is light', async ({ page }) => {
  await page.goto(pathTo('merchant', 'en'));
  const button = page.getByRole('link', { name: pageWords.merchant.en.heroCta });
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const red = await button.evaluate(background);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await button.evaluate(background)).toBe(red);
  const paper = await page.locator('.receipt-paper').evaluate(background);
  expect(Math.min(...(paper.match(/\d+/g) ?? []).map(Number))).toBeGreaterThan(200);
});

test('journalists can copy the figures, and download the logo and a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pathTo('media', 'en'));
  const { impact } = pageWords.media.en;
  const table = page.getByRole('table', { name: impact.title });
  for (const { label, value } of impact.rows)
    await expect(table.getByRole('row', { name: label })).toContainText(value);
  // The button is shown once it is near.
  await page.getByRole('link', { name: impact.logo }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: impact.copy }).click();
  await expect(page.getByRole('button', { name: impact.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(impact.text);
  for (const name of [impact.logo, impact.picture]) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect(await download.failure()).toBeNull();
  }
});

test('the drawn shop keeps hours of Hong Kong: full shelves by day, bags in the evening, half shut after nine', async ({
  page,
}) => {
  // The noon, half past seven, and ten in the evening of Hong Kong.
  const hours = [
    { time: '2026-03-02T04:00:00Z', shutter: '1 0.1', shelves: '1', bags: '0' },
    { time: '2026-03-02T11:30:00Z', shutter: 'none', shelves: '0', bags: '1' },
    { time: '2026-03-02T14:00:00Z', shutter: '1 1.6', shelves: '0', bags: '1' },
  ];
  for (const { time, shutter, shelves, bags } of hours) {
    await page.clock.setFixedTime(time);
    await page.goto(pathTo('referral', 'en'));
    await expect(page.locator('.shutter').first()).toHaveCSS('scale', shutter);
    await expect(page.locator('svg.daytime')).toHaveCSS('opacity', shelves);
    await expect(page.locator('svg.nighttime')).toHaveCSS('opacity', bags);
  }
});

/** Texts of the app's screen of which the middle is covered by something else. */
function coveredTexts(page: Page, language: Language): Promise<string[]> {
  const label = pageWords.home[language].hero.phone.label;
  return page.getByRole('img', { name: label }).evaluate((phone) => {
    phone.scrollIntoView({ block: 'center' });
    return [...phone.querySelectorAll('b, s, span, p')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [left + 2, (left + right) / 2, right - 2];
        return !points.every((x) => phone.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      })
      .map((element) => element.textContent);
  });
}

/** The box around a text, without the rest of its element's line. */
function textBox(page: Page, text: string) {
  return page.locator('.airmail').evaluate((form, text) => {
    const element = [...form.querySelectorAll('h3, p')].find((one) => one.textContent.includes(text));
    const range = document.createRange();
    range.selectNodeContents(element as Element);
    const { left, right, top } = range.getBoundingClientRect();
    return { left, right, top };
  }, text);
}

test('the labels in the pictures of the three reasons do not cover each other', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('home', 'en'));
    expect([width, await overlappingTexts(page)]).toEqual([width, []]);
  }
});

/** The texts in a picture that cover another one; lines may touch, because a letter is lower than its line. */
function overlappingTexts(page: Page): Promise<string[]> {
  return page.locator('#main li > [aria-hidden]').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const texts: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        texts.push({ text: range.toString(), box: range.getBoundingClientRect() });
      }
      return texts
        .filter(({ box: a }) =>
          texts.some(
            ({ box: b }) =>
              a !== b &&
              a.left < b.right &&
              b.left < a.right &&
              a.top + a.height / 4 < b.bottom &&
              b.top + b.height / 4 < a.bottom,
          ),
        )
        .map(({ text }) => text);
    }),
  );
}
