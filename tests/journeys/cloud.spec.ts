import { Firestore } from '@google-cloud/firestore';
import type { Page, Request } from '@playwright/test';
import { readCommit } from '../../server/api/firestore-commit.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../../server/testing/firestore-emulator.ts';
import { fillReferral, referral, submitButton, words } from '../referral-form.ts';
import { test as base, expect, startSite } from '../site.ts';

/*
 * Browser and server in cloud mode without Google: the test responds to the page's calls to Google's address with our own
 * parser of commits, and the server uses an emulator. Both write to one store.
 */
const projectId = 'encore-hk';
const apiKey = 'AIza-a-key';
const { toasts } = words.en;

type Cloud = { google: Firestore; emulator: Emulator; url: string };

const test = base.extend<{ cloud: Cloud }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  cloud: async ({}, use) => {
    const emulator = await startEmulator();
    const google = new Firestore({ projectId, host: emulator.host, ssl: false, credentials: emulatorCredentials });
    const settings = { FIRESTORE_PROJECT_ID: projectId, FIRESTORE_API_KEY: apiKey };
    const site = await startSite({ ...settings, FIRESTORE_EMULATOR_HOST: emulator.host });
    await use({ google, emulator, url: site.url });
    await google.terminate();
    await site.stop();
    emulator.stop();
  },
  baseURL: ({ cloud }, use) => use(cloud.url),
});

/** Replaces the settings in the pages of the present build with those of cloud mode. */
async function asBuiltForTheCloud(page: Page) {
  await page.route('**/en/referral', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const setting = (name: string, value: string) => `&quot;${name}&quot;:&quot;${value}&quot;`;
    const body = html
      .replaceAll(setting('firestoreProjectId', ''), setting('firestoreProjectId', projectId))
      .replaceAll(setting('firestoreApiKey', ''), setting('firestoreApiKey', apiKey));
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}

/** Responds to requests to Google's address. */
async function respondForGoogle(page: Page, respond: (request: Request) => Promise<{ status: number; json: object }>) {
  const addresses: string[] = [];
  await page.route('https://firestore.googleapis.com/**', async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    addresses.push(route.request().url());
    return route.fulfill({ ...(await respond(route.request())), headers });
  });
  return addresses;
}

const referrals = async (google: Firestore) =>
  (await google.collection('referrals').get()).docs.map((one) => one.data());

test('A referral goes to Google and not to our server', async ({ page, cloud }) => {
  const { google, url } = cloud;
  await asBuiltForTheCloud(page);
  const addresses = await respondForGoogle(page, async (request) => {
    const commit = readCommit(request.postDataJSON(), projectId);
    if (!commit.ok) return { status: 400, json: { error: { code: 400, ...commit } } };
    await google.doc(`referrals/${commit.id}`).set(commit.document);
    const updateTime = new Date().toISOString();
    return { status: 200, json: { writeResults: [{ updateTime }], commitTime: updateTime } };
  });
  const ours: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && ours.push(request.url())));
  await fillReferral(page, 'en');
  await submitButton(page, 'en').click();

  await expect(page.getByRole('alert').getByText(toasts.savedOnline.title, { exact: true })).toBeVisible();
  const [document, ...others] = await referrals(google);
  expect(others).toEqual([]);
  expect(document).toMatchObject(referral);
  const commit = `/v1/projects/${projectId}/databases/(default)/documents:commit?key=${apiKey}`;
  expect(addresses).toEqual([`https://firestore.googleapis.com${commit}`]);
  expect(ours.filter((address) => address.startsWith(url))).toEqual([]);
});
