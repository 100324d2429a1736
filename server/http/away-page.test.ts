import { expect, it } from 'vitest';
import { asForm, asJson, commitPath } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';
import { awayPage } from './away-page.ts';

const ofPerson = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const broken = () =>
  createTestApp({
    render: () => Promise.reject(new Error('broken')),
    socketAddress: () => {
      throw new Error('broken');
    },
  });

it('the page that the proxies show is the one of this release, and needs nothing else', async () => {
  const page = awayPage('away');
  await expect(page).toMatchFileSnapshot('../../deploy/away.html');
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(10_240);
  expect(page).not.toMatch(/src=|url\(|@import|<link|<script/);
});

it('an error that no code expected answers a person in both languages, and a script with JSON', async () => {
  const { app } = broken();
  const page = await app.request('/api/send-message', asForm({}, ofPerson));
  expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/<h1>Something went wrong here<\/h1>[\s\S]*<h2>我們這邊出了問題<\/h2>/);
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  const json = await app.request('/api/send-message', asJson({}));
  expect([json.status, (await json.json()).success]).toEqual([500, false]);
  const commit = await app.request(commitPath, asJson({}));
  expect([commit.status, (await commit.json()).error.status]).toEqual([500, 'INTERNAL']);
});

it('a form that is sent to a page answers a person with a page', async () => {
  const { app } = createTestApp();
  const page = await app.request('/zh/faq', asForm({}, ofPerson));
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await page.text()).toContain('我們沒有收到你的表格');
  expect((await (await app.request('/zh/faq', asJson({}))).json()).success).toBe(false);
});
