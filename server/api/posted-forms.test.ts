import { describe, expect, it } from 'vitest';
import { asForm, asJson, message, partnership, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

describe('the contact form', () => {
  it('stores a message and answers scripts with JSON and browsers with a page', async () => {
    const { app, store } = createTestApp();
    const byScript = await app.request('/api/send-message', asJson(message, { 'Content-Language': 'zh' }));
    expect(await byScript.json()).toEqual({ success: true, message: 'Saved.' });
    const byBrowser = await app.request('/api/send-message', asForm({ ...message, firstName: 'Bo', language: 'zh' }));
    expect([byBrowser.status, byBrowser.headers.get('location')]).toEqual([303, '/zh/answers/messages-saved']);
    const all = await stored(store, 'messages');
    expect(all.map(({ document }) => document)).toEqual(
      expect.arrayContaining([message, { ...message, firstName: 'Bo' }]),
    );
    expect(all.map(({ arrival }) => arrival.language)).toEqual(['zh', 'zh']);
  });
});

describe('the partnership form', () => {
  it('stores its values, and its responses may be shown in the frame', async () => {
    const { app, store } = createTestApp();
    const saved = await app.request('/api/apply-for-partnership', asForm({ ...partnership, language: 'zh' }));
    expect(saved.headers.get('location')).toBe('/zh/answers/partnerships-saved');
    expect((await stored(store, 'partnerships'))[0]?.document).toEqual({ ...partnership, consent: true });
    const refused = await app.request('/api/apply-for-partnership', asForm({ language: 'zh' }));
    const thanks = await app.request('/zh/answers/partnerships-saved');
    for (const response of [refused, thanks]) {
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
    const html = await refused.text();
    expect(html).toContain('partnerships.businessName');
    expect(html).not.toContain('referrals.businessName');
  });
});

it('an unexpected error is answered without its stack, and logged without its message', async () => {
  const clientLost = () => {
    throw new Error(`secret ${referral.referrerEmail}`);
  };
  const { app, lines } = createTestApp({ socketAddress: clientLost });
  const response = await app.request('/api/submit-referral', asJson(referral));
  expect([response.status, (await response.json()).success]).toEqual([500, false]);
  const commit = await app.request('/v1/projects/encore/databases/(default)/documents:commit', asJson({}));
  expect((await commit.json()).error).toMatchObject({ code: 500, status: 'INTERNAL' });
  expect(JSON.stringify(lines)).not.toContain('secret');
});
