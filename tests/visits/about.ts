import { expect, type Page } from '@playwright/test';
import { siteWords } from '../../site/layout/words.ts';
import { pageWords } from '../../site/page-words.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

export const about: Rule[] = [
  {
    name: 'the bar has a link to the app where there is room',
    widths: [1279, 1440],
    language: 'en',
    async holds({ page, width }) {
      const link = page.locator('.site-bar').getByRole('link', { name: siteWords.en.download.cta });
      await expect(link.filter({ visible: true })).toHaveCount(width === 1440 ? 1 : 0);
    },
  },
  {
    name: 'the heading has one line for each of its two clauses',
    language: 'zh',
    async holds({ page }) {
      const [lines] = await textLines(page.locator('h1'));
      expect(lines).toHaveLength(2);
    },
  },
  {
    name: 'the heading is whole for screen readers, search and copying',
    widths: [390],
    language: 'zh',
    async holds({ page }) {
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.locator('.phrase-break').count()).toBeGreaterThan(2);
      const written = (await heading.textContent()) ?? '';
      expect(written).toMatch(/^[\p{sc=Han}\p{P}]+$/u);
      const client = await page.context().newCDPSession(page);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const names = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
      expect(names).toContain(written);
    },
  },
  {
    name: 'the three figures have one layout',
    widths: [320, 360, 390],
    async holds({ page }) {
      const isBelow = await page.locator('.figures > div').evaluateAll((all) =>
        all.map((figure) => {
          const [label, number] = ['dt', 'dd'].map((name) => figure.querySelector(name)?.getBoundingClientRect());
          return (label?.top ?? 0) >= (number?.bottom ?? 0);
        }),
      );
      expect(isBelow).toHaveLength(3);
      expect(new Set(isBelow).size).toBe(1);
    },
  },
  {
    name: 'the units of the figures stand as near as in a text',
    widths: [390],
    language: 'zh',
    async holds({ page }) {
      const units = page.locator('.figures dd > span').filter({ hasText: /^公/ });
      await expect(units).toHaveCount(3);
      for (const unit of await units.all()) await expect(unit).toHaveCSS('margin-left', '0px');
    },
  },
  {
    name: 'units have the letters of the specification',
    widths: [390],
    language: 'en',
    async holds({ page }) {
      const units = page.getByText('KG', { exact: true });
      await expect(units).toHaveCount(2);
      for (const unit of await units.all()) await expect(unit).toHaveCSS('text-transform', 'none');
      await expect(page.getByText('CO2e avoided').locator('sub')).toHaveText('2');
    },
  },
  {
    name: 'the first picture begins where the text begins',
    widths: [320, 390, 768, 1023],
    language: 'en',
    async holds({ page }) {
      const [text, picture] = await page
        .locator('section:has(h1)')
        .evaluate((section) =>
          [section.querySelector('h1'), section.lastElementChild].map((part) => part?.getBoundingClientRect().left),
        );
      expect(picture).toBe(text);
    },
  },
  {
    name: 'the words of the mission are on plain ground, clear of the arms and the bag',
    widths: [320, 768, 1440],
    async holds({ page, language }) {
      const { customers, businesses } = pageWords.about[language].mission;
      for (const text of [customers.title, customers.text, businesses.title, businesses.text]) {
        const words = page.locator('.two-sides').getByText(text, { exact: true });
        await words.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await page.locator('.two-sides img').evaluate((image: HTMLImageElement) => image.decode());
        await words.evaluate((element) => element.style.setProperty('color', 'transparent'));
        expect(await coloursOf(page, await words.screenshot()), text).toBe(1);
        await words.evaluate((element) => element.style.removeProperty('color'));
      }
    },
  },
];

/** How many colours are in a picture. */
function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { buffer } = context.getImageData(0, 0, image.width, image.height).data;
    return new Set(new Uint32Array(buffer)).size;
  }, png.toString('base64'));
}
