import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { asForm, asJson, fullDisk, message, partnership, referral, stored, subscriber } from '../testing/fixtures.ts';
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

describe('the newsletter', () => {
  /** An app with one subscriber, and the link in the e-mails to them. */
  const withSubscriber = async (options?: Parameters<typeof createTestApp>[0]) => {
    const { app, store } = createTestApp(options);
    await app.request('/api/subscribe', asForm(subscriber));
    const subscribers = () => stored(store, 'subscribers');
    const token = String((await subscribers())[0]?.document.unsubscribeToken);
    return { app, subscribers, token, link: `/api/unsubscribe?language=zh&token=${token}` };
  };

  it('keeps one row for each address, however it is written', async () => {
    const { app, subscribers } = await withSubscriber();
    for (const email of [' reader@example.net ', 'READER@EXAMPLE.NET']) {
      const response = await app.request('/api/subscribe', asForm({ ...subscriber, email, language: 'zh' }));
      expect([response.status, response.headers.get('location')]).toEqual([303, '/zh/answers/subscribers-saved']);
    }
    expect((await subscribers()).map(({ document }) => document.email)).toEqual([subscriber.email]);
  });

  it('does not unsubscribe an address when the link is opened, but asks for confirmation', async () => {
    const { app, subscribers, link, token } = await withSubscriber();
    const response = await app.request(link);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toBe(`/zh/answers/unsubscribe\n${token}`);
    expect(await subscribers()).toHaveLength(1);
  });

  it('limits how often a client may open the link, because its page is rendered at each request', async () => {
    const { app, link } = await withSubscriber({ limits: { ...defaultLimits, writesPerMinute: 2 } });
    expect((await app.request(link)).status).toBe(200);
    const refused = await app.request(link);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.text()).toContain('/zh/answers/too-many');
  });

  it('removes an address with the form’s button, and adds it again on request', async () => {
    const { app, subscribers, token } = await withSubscriber();
    const left = await app.request('/api/unsubscribe', asForm({ token, language: 'zh' }));
    expect([left.status, left.headers.get('location')]).toEqual([303, '/zh/answers/unsubscribed']);
    expect(await subscribers()).toEqual([]);
    await app.request('/api/subscribe', asForm(subscriber));
    const old = await app.request('/api/unsubscribe', asForm({ token, language: 'zh' }));
    expect([old.status, await old.text()]).toEqual([404, expect.stringContaining('/zh/answers/unsubscribe-unknown')]);
    expect(await subscribers()).toHaveLength(1);
  });

  it('supports one-click unsubscription by mail programs (RFC 8058)', async () => {
    const { app, subscribers, link } = await withSubscriber();
    expect((await app.request(link, asForm({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(303);
    expect(await subscribers()).toEqual([]);
  });

  it.each(['', 'x', '"><script>alert(1)</script>', `${'a'.repeat(43)}.${'b'.repeat(22)}`])(
    'does not know the token %s',
    async (token) => {
      const { app, subscribers } = await withSubscriber();
      const response = await app.request('/api/unsubscribe', asForm({ token }));
      const unknown = expect.stringContaining('/en/answers/unsubscribe-unknown');
      expect([response.status, await response.text()]).toEqual([404, unknown]);
      const page = await (await app.request(`/api/unsubscribe?token=${encodeURIComponent(token)}`)).text();
      expect(page).not.toContain('<script>alert');
      expect(await subscribers()).toHaveLength(1);
    },
  );

  it.each(['x', { toString: 1 }, ['x'], 7, null])(
    'refuses the token %j in JSON, which is no failure of ours',
    async (token) => {
      const { app, lines } = createTestApp();
      expect((await app.request('/api/unsubscribe', asJson({ token }))).status).toBe(400);
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it('refuses guessed tokens: half of a token is a hash of the address, the other half is random', async () => {
    const { app, store } = createTestApp();
    const tokens = new Set<string>();
    for (let n = 0; n < 50; n++) {
      await app.request('/api/subscribe', asForm({ ...subscriber, email: `reader${n}@example.com` }));
    }
    const all = await stored(store, 'subscribers');
    for (const { document } of all) tokens.add(String(document.unsubscribeToken).split('.')[1] ?? '');
    expect(tokens.size).toBe(50);
    for (const secret of tokens) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const [first, second] = all.map(({ document }) => String(document.unsubscribeToken));
    const forged = `${first?.split('.')[0]}.${second?.split('.')[1]}`;
    for (const token of [forged, `${first?.slice(0, -1)}`, `${first}x`, first?.toLowerCase(), first?.split('.')[0]]) {
      expect((await app.request('/api/unsubscribe', asForm({ token }))).status).toBe(404);
    }
    expect(await stored(store, 'subscribers')).toHaveLength(50);
  });

  it('stores suspected spam separately, so that a person can subscribe with the same address', async () => {
    const { app, store } = createTestApp();
    await app.request('/api/subscribe', asForm({ ...subscriber, website: 'x' }));
    await app.request('/api/subscribe', asForm(subscriber));
    expect((await stored(store, 'subscribers')).map(({ arrival }) => arrival.suspicion).toSorted()).toEqual([
      'honeypot',
      null,
    ]);
  });

  it('answers unsubscribing with an error when the store fails', async () => {
    const { app } = createTestApp({ store: fullDisk });
    const token = `${'a'.repeat(43)}.${'b'.repeat(22)}`;
    const response = await app.request('/api/unsubscribe', asForm({ token, language: 'zh' }));
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('/zh/answers/unavailable')]);
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
