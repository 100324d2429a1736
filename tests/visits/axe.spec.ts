import { expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../site.ts';

test('axe finds a pale text, and a picture without a text inside a frame', async ({ page }) => {
  await page.goto('/en/form');
  await page.locator('main').evaluate((main) => {
    main.append(
      Object.assign(document.createElement('p'), { textContent: 'Pale', style: 'color: #ddd; background: #fff' }),
    );
  });
  const frame = page.frameLocator('iframe');
  await frame.locator('form').evaluate((form) => form.append(Object.assign(new Image(), { src: '/favicon.ico' })));

  await expect(expectNoAxeViolations(page)).rejects.toThrow(/color-contrast: <p/);
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt: <img/);
  await expect(expectNoAxeViolations(page, { rules: ['color-contrast'] })).rejects.toThrow(/color-contrast: <p/);
  await expectNoAxeViolations(page, { include: 'footer' });
});
