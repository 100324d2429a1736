import { facts } from '../../domain/facts.ts';
import { pathTo } from '../../domain/pages.ts';
import { appCodePath } from '../../domain/service-pages.ts';
import { pageWords } from '../../site/page-words.ts';
import { shelfShops } from '../../site/shelf/shops.ts';
import { shelfTexts } from '../../site/shelf/texts.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { boxesOf, displayFontsArrive } from '../boxes.ts';
import { requestsEnd } from '../page-requests.ts';
import { openShelf } from '../shelf-page.ts';
import { expect, test } from '../site.ts';

const [bakery, restaurant] = shelfShops;

test('by keyboard on the smallest phone: a shop is found, opened, and its bag torn', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { words, found, opened, torn, foods, deal } = shelfTexts('zh');
  const shelf = await openShelf(page, 'zh');
  await shelf.getByRole('radio', { name: words.district.any }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shelf.getByText(found({ district: 'Sham Shui Po', hour: null }, 3))).toBeVisible();
  await expect(shelf.locator('[data-shop]:not([inert])')).toHaveCount(3);

  const shop = shelf.getByRole('listitem').filter({ hasText: words.shops.lokYung.name });
  await shop.getByRole('button', { name: words.rollUp }).focus();
  await page.keyboard.press('Enter');
  await expect(shelf.getByRole('status').filter({ hasText: opened(restaurant) })).toBeAttached();
  await expect(shop).toContainText(`HK$${restaurant.worth}`);
  await page.keyboard.press('Tab');
  const button = shop.locator('.shelf-slip .button');
  const place = await button.boundingBox();
  const bagPlace = await shop.locator('.shelf-window').boundingBox();
  for (const sample of restaurant.samples) {
    await page.keyboard.press('Enter');
    await expect(shop).toContainText(foods(sample));
    await expect(shop).toContainText(deal(restaurant));
    // Narrower only, beside the link that tells a friend: a finger stays on it.
    expect(await button.boundingBox()).toMatchObject({ x: place?.x, y: place?.y, height: place?.height });
    expect(await shop.locator('.shelf-window').boundingBox()).toEqual(bagPlace);
    await expect(shelf.getByRole('status').filter({ hasText: torn(restaurant, sample) })).toBeAttached();
    await expect(shop.getByRole('link', { name: words.link })).toBeVisible();
  }
  const moving = await shelf.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, { include: '[data-island=shelf]' });
  }

  // Behind the shutter nothing can be focused, or seen.
  await shop.getByRole('button', { name: words.pullDown }).focus();
  await page.keyboard.press('Enter');
  for (const part of ['.shelf-bag', '.shelf-piece:nth-child(3)', '.shelf-tag']) {
    const onTop = await shop.locator(part).evaluate((element) => {
      // What is inert is never found at a point, although it is painted.
      element.closest<HTMLElement>('[inert]')?.removeAttribute('inert');
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      element.closest<HTMLElement>('.shelf-inside')?.setAttribute('inert', '');
      return found?.closest('button')?.className;
    });
    expect(onTop, part).toBe('shelf-shutter');
  }
  await page.keyboard.press('Tab');
  const next = shelf.getByRole('listitem').filter({ hasText: words.shops.thirdKettle.name });
  const focused = next.getByRole('button', { name: words.rollUp });
  await expect(focused).toBeFocused();
  await expect(focused, 'with its edges').toBeInViewport({ ratio: 0.99 });
});

test('nothing shifts when the street arrives', async ({ page }) => {
  for (const [language, width] of [
    ['en', 390],
    ['zh', 1280],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/shelf-*.js', (route) => held.promise.then(() => route.continue()));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('home', language));
    const shelf = page.locator('[data-island=shelf]');
    await shelf.scrollIntoViewIfNeeded();
    await displayFontsArrive(page);
    const before = await shelf.boundingBox();
    held.resolve();
    await expect(shelf.getByRole('radio')).toHaveCount(8);
    expect((await shelf.boundingBox())?.height).toBe(before?.height);
    await page.unroute('**/assets/shelf-*.js');
  }
});

test('on a phone the time of what was found stays in one line, and the shelf is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { words, hours } = shelfTexts('en');
  const shelf = await openShelf(page, 'en');
  await shelf.getByText(words.districts['Sham Shui Po'], { exact: true }).click();
  await shelf.getByText(hours(19), { exact: true }).click();
  await expect(shelf.getByRole('status').getByText(hours(19), { exact: true })).toHaveCSS('white-space', 'nowrap');
  await expect(shelf.getByRole('radio', { name: hours(19) })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(shelf).toBeHidden();
});

test('the first shop of every choice is open, and nothing above it moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { words, hours } = shelfTexts('en');
  const shelf = await openShelf(page, 'en');
  await shelf.getByText(words.district.any, { exact: true }).click();
  const scrolled = await page.evaluate(() => scrollY);
  const first = shelf.locator('[data-shop]:not([inert])').first();
  for (const [chip, shop] of [
    [words.districts['Wan Chai'], words.shops.samKiu.name],
    [hours(21), words.shops.stoneSteps.name],
    [words.districts['Kwun Tong'], words.shops.harbourLoop.name],
  ] as const) {
    await shelf.getByText(chip, { exact: true }).click();
    await expect(first).toContainText(shop);
    await expect(first.getByRole('button', { name: words.pullDown })).toBeVisible();
    expect((await first.boundingBox())?.x).toBe(20);
    await expect(shelf.getByRole('radio', { name: chip })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
});

test('where no shop is found, a wider choice is offered, and the focus is not lost', async ({ page }) => {
  const { words, hours, none, wider, found } = shelfTexts('en');
  const shelf = await openShelf(page, 'en');
  await shelf.getByText(words.districts['Wan Chai'], { exact: true }).click();
  await shelf.getByText(hours(20), { exact: true }).click();
  await expect(shelf.getByText(none({ district: 'Wan Chai', hour: 20 }))).toBeVisible();
  await shelf.getByRole('button', { name: wider({ district: 'Wan Chai', hour: null }) }).click();
  const status = shelf.getByText(found({ district: 'Wan Chai', hour: null }, 2));
  await expect(status).toBeFocused();
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });

  test('every link of the shelf leads to the APK page, and no QR code is loaded', async ({ page }) => {
    const codes: string[] = [];
    page.on('request', (request) => request.url().endsWith(appCodePath) && codes.push(request.url()));
    const { words } = shelfTexts('en');
    const shelf = await openShelf(page, 'en');
    await shelf.getByRole('button', { name: words.tear }).click();
    // Without the one that tells a friend.
    const links = shelf.locator('a:not([rel=external])');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', facts.androidDownload);
    await shelf.getByRole('link', { name: words.poster.button }).scrollIntoViewIfNeeded();
    await requestsEnd(page);
    expect(codes).toEqual([]);
  });
});

test('on a wide screen the badges have a QR code, which leads a phone to the app', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('home', 'en'));
  const code = page.getByRole('img', { name: 'QR code' });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const answer = await request.get('/api/app', { maxRedirects: 0, headers: { 'User-Agent': 'iPhone' } });
  expect([answer.status(), answer.headers().location]).toEqual([302, facts.appStore]);
});

test('every shutter has a painting of its own, and none is requested before the shelf is near', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(pathTo('home', 'en'));
  await requestsEnd(page);
  const before = requested.splice(0);

  const shelf = await openShelf(page, 'en');
  const paintings = shelf.locator('.shelf-painting');
  await expect(paintings).toHaveCount(shelfShops.length);
  for (const painting of await paintings.all()) {
    await painting.scrollIntoViewIfNeeded();
    await expect.poll(() => painting.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const next = painting.locator('xpath=following-sibling::*[1]');
    const [box, hours, shutter] = await boxesOf(page, painting, next, painting.locator('xpath=..'));
    expect(box.width).toBe(shutter.width);
    // Below it there is room for the hours and the handle.
    expect(box.bottom).toBeCloseTo(hours.top);
    expect(hours.bottom).toBeLessThan(shutter.bottom - 44);
  }
  const files = await paintings.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(new Set(files).size).toBe(shelfShops.length);
  expect(files.filter((file) => before.includes(file))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shelf is its heading and a link to the app, without an empty space', async ({ page }) => {
    await page.goto(pathTo('home', 'zh'));
    const { words } = shelfTexts('zh');
    // The reasons follow their own heading.
    const { whyUse } = pageWords.home.zh;
    const section = page.locator('section').filter({ has: page.locator('[data-island=shelf]') });
    const headings = await section.getByRole('heading').allTextContents();
    expect(headings.slice(0, 3)).toEqual([words.title, whyUse.title, whyUse.features.price.title]);
    await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', facts.appStore);
    expect((await page.locator('[data-island=shelf]').boundingBox())?.height).toBeLessThan(350);
    // The phone's screen has it too, which is a picture.
    await expect(page.getByText(words.shops[bakery.id].bag, { exact: true })).toHaveCount(0);
  });
});
