import type { BrowserContext, Page } from '@playwright/test';
import { deskSignIn as en } from '../../content/en/desk-sign-in.ts';
import { deskSignIn as zh } from '../../content/zh/desk-sign-in.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, type Site, test as siteTest, startSite } from '../site.ts';

/** `ownSite` is a site with an empty team, for each test its own. Only with a name as `host` it can have passkeys. */
const test = siteTest.extend<{ ownSite: Site; host: string }>({
  host: ['localhost', { option: true }],
  ownSite: async ({ host }, use) => {
    const port = String(await freePort());
    const url = `http://${host}:${port}`;
    const site = await startSite({ PORT: port, SITE_URL: url });
    await use({ ...site, url });
    await site.stop();
  },
});

/** Placeholders of a sentence replaced by a name. */
const of = (sentence: string, name: string) => sentence.replaceAll('{name}', name);

/** The first member joins with the link that the server prints. */
async function join(page: Page, link: string, name: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: en.start.first.title })).toBeVisible();
  await page.getByLabel(en.start.name).fill(name);
  await page.getByRole('button', { name: en.start.join }).click();
  await expect(page.getByRole('heading', { name: of(en.done.title, name) })).toBeVisible();
}

async function signOut(page: Page, url: string) {
  await page.goto(`${url}/en/desk/devices`);
  await page.getByRole('button', { name: en.devices.signOut, exact: true }).click();
  await expect(page.getByRole('heading', { name: en.signIn.title })).toBeVisible();
}

test('The first member joins with the printed link, makes a passkey, and comes back with it', async ({
  page,
  context,
  ownSite: { url, deskLink },
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await context.credentials.install();
  await join(page, await deskLink(), 'Ada');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: en.passkey.create }).click();
  await expect(page).toHaveURL(`${url}/en/desk`);

  await page.goto(`${url}/en/desk/devices`);
  await expect(page.getByRole('button', { name: en.devices.removePasskey })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await signOut(page, url);

  // A page that needs a session leads to the sign-in, and from there back.
  await page.goto(`${url}/en/desk/team?from=mail`);
  await expect(page.getByRole('heading', { name: en.signIn.title })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: en.passkey.signIn }).click();
  await expect(page).toHaveURL(`${url}/en/desk/team?from=mail`);
  await expect(page.getByText(of(en.team.you, 'Ada'))).toBeVisible();

  await page.goto(`${url}/en/desk/devices`);
  await page.getByRole('button', { name: en.devices.removePasskey }).click();
  await expect(page.getByText(en.devices.passkeyRemoved)).toBeVisible();
  await signOut(page, url);
  await page.getByRole('button', { name: en.passkey.signIn }).click();
  await expect(page.getByRole('alert').filter({ hasText: en.problems.refused })).toBeVisible();
  expect(errors).toEqual([]);
});

test('Somebody invited joins without JavaScript, in Chinese; the link works once; a removed member is signed out', async ({
  page,
  browser,
  ownSite: { url, deskLink },
}) => {
  await join(page, await deskLink(), 'Ada');
  await page.goto(`${url}/en/desk/team`);
  await page.getByLabel(en.team.inviteName).fill('大文');
  await page.getByLabel(en.team.inviteLanguage).selectOption('zh');
  await page.getByRole('button', { name: en.team.inviteButton }).click();
  await expect(page.getByRole('heading', { name: of(en.newLink.invitation, '大文') })).toBeFocused();
  await expect(page.getByRole('img', { name: en.newLink.qr })).toBeVisible();
  await expectNoAxeViolations(page);
  const link = await page.getByLabel(en.newLink.address, { exact: true }).inputValue();
  expect(link).toContain('/zh/desk/start#');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const invited = await context.newPage();
  await openLink(invited, `${url}/zh/desk/start`, link);
  await expect(invited.getByLabel(zh.start.name)).toHaveValue('大文');
  await invited.getByLabel(zh.start.name).fill('Ada');
  await invited.getByRole('button', { name: zh.start.join }).click();
  await expect(invited.getByText(zh.problems['name-taken'])).toBeVisible();
  await expect(invited.getByLabel(zh.start.name)).toHaveValue('Ada');
  await invited.getByLabel(zh.start.name).fill('大文');
  await invited.getByRole('button', { name: zh.start.join }).click();
  await expect(invited.getByRole('heading', { name: of(zh.done.title, '大文') })).toBeVisible();
  await invited.getByLabel(zh.devices.email).fill('tai@example.com');
  await invited.getByRole('button', { name: zh.devices.save }).click();
  await expect(invited.getByText(zh.devices.saved)).toBeVisible();
  await invited.goto(`${url}/zh/desk/devices`);
  await invited.getByLabel(zh.devices.name, { exact: true }).fill('Ada');
  await invited.getByLabel(zh.devices.email).fill('tai.man@example.com');
  await invited.getByRole('button', { name: zh.devices.save }).click();
  await expect(invited.getByLabel(zh.devices.email)).toHaveValue('tai.man@example.com');
  await invited.getByLabel(zh.devices.name, { exact: true }).fill('陳大文');
  await invited.getByRole('button', { name: zh.devices.save }).click();
  await expect(invited.getByText(zh.devices.saved)).toBeVisible();
  await expect(invited.getByLabel(zh.devices.name, { exact: true })).toHaveValue('陳大文');
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await openLink(other, `${url}/zh/desk/start`, link);
  await expect(other.getByText(zh.problems.used)).toBeVisible();

  await page.goto(`${url}/en/desk/team`);
  await page.getByText(en.team.remove, { exact: true }).last().click();
  await page.getByRole('button', { name: of(en.team.removeButton, '陳大文') }).click();
  await expect(page.getByText(en.team.removed)).toBeVisible();
  await invited.goto(`${url}/zh/desk/devices`);
  await expect(invited.getByRole('heading', { name: zh.signIn.title })).toBeVisible();
  await Promise.all([context.close(), other.context().close()]);
});

test.describe('at an IP address', () => {
  test.use({ host: '127.0.0.1' });

  test('A member without passkeys gets a link for a phone, and ends its session when it is lost', async ({
    page,
    browser,
    ownSite: { url, deskLink },
  }) => {
    await join(page, await deskLink(), 'Ada');
    await expect(page.getByText(en.done.noPasskey)).toBeVisible();
    await page.goto(`${url}/en/desk/team`);
    await page.getByRole('button', { name: of(en.team.deviceLinkFor, 'Ada') }).click();
    const link = await page.getByLabel(en.newLink.address, { exact: true }).inputValue();
    const phone: BrowserContext = await browser.newContext();
    const lost = await phone.newPage();
    await lost.goto(link);
    await lost.getByRole('button', { name: of(en.start.signIn, 'Ada') }).click();
    await expect(lost.getByRole('heading', { name: of(en.done.title, 'Ada') })).toBeVisible();

    await page.goto(`${url}/en/desk/devices`);
    await page.getByRole('button', { name: en.devices.signOutDevice }).first().click();
    await expect(page.getByText(en.devices.signedOut)).toBeVisible();
    await lost.goto(`${url}/en/desk/devices`);
    await expect(lost.getByText(en.signIn.noPasskey)).toBeVisible();

    await page.getByLabel(en.devices.name, { exact: true }).fill('Ada Wong');
    await page.getByLabel(en.devices.email).fill('ada@example.com');
    await page.getByRole('button', { name: en.devices.save }).click();
    await expect(page.getByText(en.devices.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(en.devices.email)).toHaveValue('ada@example.com');

    await lost.goto(`${link.slice(0, -1)}`);
    await expect(lost.getByRole('alert')).toHaveText(en.problems.unknown);
    await expectNoAxeViolations(lost);
    await phone.close();
  });
});

test('A stranger who posts to a page of the desk that takes none is led to signing in', async ({ request, site }) => {
  for (const path of ['/zh/desk/changes', '/zh/desk/sign-in/nothing']) {
    const response = await request.post(site.url + path, { form: { a: '1' } });
    expect(new URL(response.url()).pathname).toBe('/zh/desk/sign-in');
    expect(await response.text()).toContain(zh.signIn.title);
  }
});

/** Pastes a link, as somebody whose browser runs no scripts. */
async function openLink(page: Page, address: string, link: string) {
  await page.goto(address);
  await page.getByLabel(zh.start.code).fill(link);
  await page.getByRole('button', { name: zh.start.read }).click();
}
