import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Language, languages } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { bagsAMonth } from '../../site/impact/impact-figures.ts';
import { impactWords } from '../../site/impact/words.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { boxesOf, displayFontsArrive } from '../boxes.ts';
import { expect, test } from '../site.ts';

const sliderOf = (page: Page, language: Language) =>
  page.getByRole('slider', { name: impactWords(language, 1).words.slider });

/** All that the page says about some bags a month. */
function textsFor(language: Language, bags: number): string[] {
  const { words, fill } = impactWords(language, bags);
  const lines = Object.values(words.lines).flatMap(({ value, comparison }) => [fill(value), fill(comparison)]);
  return [fill(words.bags), ...lines, fill(words.year)];
}

test('the slider on About changes every figure, the stamp and the link to share', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathTo('about', 'zh'));
  const main = page.getByRole('main');
  const slider = sliderOf(page, 'zh');
  const { words } = impactWords('zh', 1);
  await slider.focus();
  const stamp = (bags: number) => main.getByRole('img', { name: impactWords('zh', bags).fill(words.stamp.label) });
  await expect(stamp(bagsAMonth.example)).toBeVisible();

  for (const [key, bags] of [
    ['ArrowRight', 5],
    ['Home', 1],
    ['End', 30],
  ] as const) {
    await page.keyboard.press(key);
    const { fill } = impactWords('zh', bags);
    for (const text of textsFor('zh', bags)) await expect(main).toContainText(text);
    await expect(slider).toHaveAttribute('aria-valuetext', `${fill(words.bags)}, ${fill(words.lines.food.value)}`);
    await expect(stamp(bags)).toBeVisible();
    const link = main.locator('a[href^="https://wa.me/?"]');
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(fill(words.stamp.message));
  }
  const { x = 0, width = 0 } = (await slider.boundingBox()) ?? {};
  expect([x, x + width]).toEqual([20, 300]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, { include: '[data-island]' });
  }
});

test('on a phone the bag to drag, the large stamp and the first figure are in one screen', async ({ page }) => {
  await page.goto(pathTo('about', 'en'));
  const slider = sliderOf(page, 'en');
  await slider.focus();
  const stamp = page.getByRole('img', { name: 'Your stamp' });
  await slider.fill('30');
  const { words, fill } = impactWords('en', 30);
  const figure = ({ value }: { value: string }) => page.getByRole('definition').getByText(fill(value));
  const save = page.getByRole('button', { name: words.stamp.save });
  const share = page.locator('a[href^="https://wa.me/?"]').filter({ hasText: words.stamp.whatsapp });
  // The window of such a phone without the bars of its browser.
  for (const [width, height] of [
    [390, 700],
    [320, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await stamp.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    for (const seen of [stamp, slider, figure(words.lines.food)]) await expect(seen).toBeInViewport({ ratio: 1 });
    const [stampBox, saveBox, shareBox] = await boxesOf(page, stamp, save, share);
    expect(stampBox.width / (width - 40)).toBeCloseTo(0.75, 1);
    expect(shareBox.y, 'on one line').toBe(saveBox.y);
    expect(shareBox.right).toBeLessThanOrEqual(width - 20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(save, 'the one that is filled').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(share).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the largest figures do not touch, and no Chinese word is far from the number', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathTo('about', language));
    await sliderOf(page, language).focus();
    await expect(page.getByRole('img', { name: impactWords(language, 1).words.stamp.label.slice(0, 4) })).toBeVisible();
    await sliderOf(page, language).fill('30');
    const { words, fill } = impactWords(language, 30);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await Promise.all(
        Object.values(words.lines).map(({ value }) =>
          page
            .getByRole('definition')
            .filter({ hasText: new RegExp(`^${RegExp.escape(fill(value))}$`) })
            .evaluate((element) => {
              const text = document.createRange();
              text.selectNodeContents(element);
              return text.getBoundingClientRect().toJSON();
            }),
        ),
      );
      for (const [place, { left }] of ends.entries())
        if (place > 0) expect(left - ends[place - 1].right, `${language} ${width}`).toBeGreaterThanOrEqual(8);
    }
  }
  await sliderOf(page, 'zh').fill('11');
  const [slot, text] = await page
    .getByRole('paragraph')
    .getByText('11', { exact: true })
    .evaluate((number) => {
      const text = document.createRange();
      text.selectNodeContents(number);
      return [number, text].map((box) => box.getBoundingClientRect().width);
    });
  expect(slot).toBeCloseTo(text ?? 0, 0);
});

test('the stamp is saved as a picture with the name in it', async ({ page }) => {
  await page.goto(pathTo('about', 'en'));
  await sliderOf(page, 'en').focus();
  const { words } = impactWords('en', 1);
  const save = page.getByRole('button', { name: words.stamp.save });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toBe('encore-stamp.png');
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(await page.evaluate(lightPixelsOfName, png.toString('base64'))).toBeGreaterThan(300);
});

test('the stamp is saved as a drawing where the browser makes no picture of it', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto(pathTo('about', 'en'));
  await sliderOf(page, 'en').focus();
  await expect(page.getByRole('img', { name: 'Your stamp' })).toBeVisible();
  const save = page.getByRole('button', { name: impactWords('en', 1).words.stamp.save });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toBe('encore-stamp.svg');
  // A file has none of the page's styles and fonts: the Latin one, and that with the Chinese name.
  const svg = readFileSync(await file.path(), 'utf8');
  expect(svg).toContain('font-variant-numeric:lining-nums');
  const fonts = [...svg.matchAll(/font-family:([\w ]+);[^}]*url\(data:font\/woff2;base64,([^)]+)/g)];
  expect(fonts.map(([, family, font = '']) => [family, Buffer.from(font, 'base64').toString('latin1', 0, 4)])).toEqual([
    ['Young Serif', 'wOF2'],
    ['Encore Headline', 'wOF2'],
  ]);
});

test('where sharing fails, the stamp’s words are shared on WhatsApp', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  });
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page.goto(pathTo('about', 'en'));
  await sliderOf(page, 'en').focus();
  const { words, fill } = impactWords('en', bagsAMonth.example);
  await page.getByRole('link', { name: words.stamp.share, exact: true }).click();
  await page.waitForURL('https://wa.me/**');
  expect(new URL(page.url()).searchParams.get('text')).toContain(fill(words.stamp.message));
});

test('the stamp is shared with its picture where the browser can share files', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    });
  });
  await page.goto(pathTo('about', 'en'));
  await sliderOf(page, 'en').focus();
  const { words, fill } = impactWords('en', bagsAMonth.example);
  await page.getByRole('link', { name: words.stamp.share, exact: true }).click();
  const shared = () =>
    page.evaluate(() =>
      (window as unknown as { shared: ShareData[] }).shared.map(({ text, files }) => [text, files?.[0]?.type]),
    );
  await expect.poll(shared).toEqual([[`${fill(words.stamp.message)} ${words.stamp.invitation}`, 'image/png']]);
});

test('what was moved before the code arrived counts, and nothing shifts when it arrives', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/impact-calculator-*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto(pathTo('about', 'en'));
  const slider = sliderOf(page, 'en');
  await slider.scrollIntoViewIfNeeded();
  await slider.fill('7');
  const below = page.getByText(impactWords('en', 1).words.yearSource);
  await displayFontsArrive(page);
  const before = await below.boundingBox();
  held.resolve();
  for (const text of textsFor('en', 7)) await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('img', { name: 'Your stamp: 7' })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('About has a worked example, and nothing that needs a script', async ({ page }) => {
    await page.goto(pathTo('about', 'en'));
    for (const text of textsFor('en', bagsAMonth.example))
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(sliderOf(page, 'en')).toBeHidden();
    await expect(page.getByRole('button', { name: impactWords('en', 1).words.stamp.save })).toBeHidden();
  });
});

/** How many pixels of a saved stamp are light where its name is on the green ground, three times as large as on the page. */
async function lightPixelsOfName(png: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(38 * 3, 306 * 3, 90 * 3, 20 * 3);
  return data.filter((value, index) => index % 4 === 0 && value > 200).length;
}
