import type { Page } from '@playwright/test';
import { contactForm as en } from '../content/en/contact-form.ts';
import { contactForm as zh } from '../content/zh/contact-form.ts';
import { type Language, languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { pageWords } from '../site/page-words.ts';
import { textLines } from './layout/text-lines.ts';
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
    await expect(page.getByText(words.intro)).toBeVisible();
    for (const width of [...widths, 480, 640]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await textsUnderStamp(page)]).toEqual([width, []]);
    }
  });

  test(`on the smallest phone every label of the contact details is in one line in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${pathTo('home', language)}#contact`);
    const labels = page.locator('#contact dt');
    expect(await textLines(labels)).toEqual((await labels.allTextContents()).map((label) => [label]));
  });

  test(`the button of the menu is large enough for a thumb on the smallest phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathTo('home', language));
    const button = await page.getByRole('button', { name: siteWords[language].nav.menu }).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
  });
}

test('on a tablet the menu has two columns, and a button as wide as its words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of languages) {
    await page.goto(pathTo('home', language));
    await page.getByRole('button', { name: siteWords[language].nav.menu }).click();
    const menu = page.locator('#menu');
    const lefts = await menu
      .locator('ul:first-child a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect([language, new Set(lefts).size]).toEqual([language, 2]);
    const download = await menu.getByRole('link', { name: siteWords[language].download.cta }).boundingBox();
    expect(download?.width).toBeLessThan(300);
    expect(Math.round(download?.x ?? 0)).toBe(lefts[0]);
  }
});

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

test('on a phone the notes are a row in which each has its number, which the keyboard scrolls and paper shows whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'en'));
  const row = page.locator('.swipe-row');
  const notes = await row.getByRole('figure').all();
  for (const note of notes) {
    const number = await note.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(number).toContain(` / ${notes.length}`);
  }
  // A part of the second note is in view.
  expect((await notes[1]?.boundingBox())?.x).toBeLessThan(350);
  const link = row.getByRole('link');
  await link.focus();
  await expect(link).toBeInViewport();
  expect((await row.boundingBox())?.height).toBeLessThan(844);
  const scrolled = () => row.evaluate((element) => element.scrollLeft);
  const end = await scrolled();
  expect(end).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(scrolled).toBeLessThan(end);
  await page.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('overflow-x', 'visible');
});

for (const language of languages)
  test(`the heading above the notes fills a phone and is the largest below the first screen in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathTo('home', language));
    const heading = page.getByRole('heading', { name: pageWords.home[language].testimonials.title });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await heading.scrollIntoViewIfNeeded();
      const { size, lines, scrolls } = await heading.evaluate((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return {
          size: Number.parseFloat(fontSize),
          lines: Math.round(element.clientHeight / Number.parseFloat(lineHeight)),
          scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        };
      });
      expect([width, lines, scrolls]).toEqual([width, 2, false]);
      expect(size).toBeGreaterThan(width === 1440 ? 140 : width / 9);
    }
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
  expect(Math.min(...(paper.match(/\d+/g) ?? []).map(Number))).toBeGreaterThan(170);
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

test('figures that may not be copied are selected', async ({ page }) => {
  await page.goto(pathTo('media', 'en'));
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException()) }),
  );
  const { impact } = pageWords.media.en;
  // The button is shown once it is near.
  await page.getByRole('table', { name: impact.title }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: impact.copy }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain(impact.rows[0]?.value);
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
    // On phones the counter cuts it below its second bag.
    const end = phone.getBoundingClientRect().bottom;
    return [...phone.querySelectorAll('b, s, span, p')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().top < end)
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [left + 2, (left + right) / 2, right - 2];
        return !points.every((x) => phone.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      })
      .map((element) => element.textContent);
  });
}

/** The texts of the contact section of which a line is under the stamp, which itself must be whole on the screen. */
function textsUnderStamp(page: Page) {
  return page.locator('#contact').evaluate((section) => {
    const stamp = section.querySelector('.stamp')?.getBoundingClientRect();
    if (!stamp || stamp.right > document.documentElement.clientWidth) return ['no whole stamp'];
    const texts = [...section.querySelectorAll('h3, p, a, label, dt, dd')];
    const isUnder = (line: DOMRect) =>
      line.right > stamp.left && line.left < stamp.right && line.bottom > stamp.top && line.top < stamp.bottom;
    return texts
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(isUnder);
      })
      .map((text) => text.textContent);
  });
}
