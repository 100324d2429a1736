import type { Page } from '@playwright/test';
import { alerts as en } from '../../content/en/alerts.ts';
import { desk } from '../../content/en/desk.ts';
import { deskSignIn } from '../../content/en/desk-sign-in.ts';
import { alerts as zh } from '../../content/zh/alerts.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { test as withDesk } from '../desk.ts';
import { expect, startSite, test } from '../site.ts';

/** The first member joins, and asks for alerts by mail. */
async function join(page: Page, link: string, email: string) {
  await page.goto(link);
  await page.getByLabel(deskSignIn.start.name).fill('Ada');
  await page.getByRole('button', { name: deskSignIn.start.join }).click();
  await page.getByRole('link', { name: deskSignIn.done.toDesk }).click();
  const gap = page.getByText(desk.alertGap.nobody);
  await expect(gap).toBeVisible();
  await askForMail(page, email);
  await page.goto('/en/desk');
  await expect(page.getByRole('heading', { level: 1, name: desk.listNames['call-now'] })).toBeVisible();
  await expect(gap).toHaveCount(0);
}

async function askForMail(page: Page, email: string) {
  await page.goto('/en/desk/devices');
  await page.getByLabel(deskSignIn.devices.email).fill(email);
  await page.getByRole('button', { name: deskSignIn.devices.save }).click();
  await expect(page.getByText(deskSignIn.devices.saved)).toBeVisible();
}

test('A member tries the alerts, sees that the mail server refused one, and sends it again', async ({ browser }) => {
  const mailServer = await startMailServer();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'desk@example.com' });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const testButton = page.getByRole('button', { name: en.test.button });
  const again = page.getByRole('button', { name: en.dead.again });

  await join(page, await site.deskLink(), 'ada@example.com');
  await page.goto('/en/desk/alerts');
  await testButton.click();
  await expect(page.getByText(en.test.sent)).toBeVisible();
  await expect.poll(() => mailServer.received.map(({ to }) => to)).toEqual(['ada@example.com']);

  mailServer.replies.receiver = { code: 550, message: 'No such user' };
  await testButton.click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(en.problems['mail-refused'])).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('No such user')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/zh/desk/alerts');
  await expect(page.getByText(zh.problems['mail-refused'])).toBeVisible();
  await expectNoAxeViolations(page);

  mailServer.replies.receiver = null;
  await page.goto('/en/desk/alerts');
  await again.click();
  await expect(page.getByText(en.dead.sentAgain)).toBeVisible();
  await expect.poll(() => mailServer.received.length).toBe(2);
  await page.reload();
  await expect(page.getByText(en.none)).toBeVisible();

  await context.close();
  await site.stop();
  await mailServer.stop();
});

withDesk.describe('Without JavaScript', () => {
  withDesk.use({ javaScriptEnabled: false });

  withDesk('the page of the alerts says how alerts are sent, and sends a test', async ({ page, desk }) => {
    await desk.signIn(page.context(), 'Bo');
    await askForMail(page, 'bo@example.com');
    await page.goto('/en/desk/alerts');
    await expect(page.getByText(en.channels.mail.off)).toBeVisible();
    await page.getByRole('button', { name: en.test.button }).click();
    await expect(page.getByText(en.test.written)).toBeVisible();
  });
});
