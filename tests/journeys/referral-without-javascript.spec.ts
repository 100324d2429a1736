import { pathTo } from '../../domain/pages.ts';
import { cardName, groups } from '../referral-form.ts';
import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript all groups of the referral form are shown, each named by its step and title alone', async ({
  page,
}) => {
  await page.goto(pathTo('referral', 'en'));
  for (const index of groups.keys()) {
    await expect(page.getByRole('group', { name: cardName('en', index), exact: true })).toBeVisible();
  }
  // The file of the drawing is loaded by the browser itself.
  const baker = page.locator('main use[href$="#drawing"]');
  await expect.poll(async () => (await baker.boundingBox())?.width).toBeGreaterThan(100);
});
