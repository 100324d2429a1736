import { describe, expect, it } from 'vitest';
import { addedOnSave, referralFields } from '../../domain/referral.ts';
import type { Store } from '../store/sqlite.ts';
import { asForm, asJson, fullDisk, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

const address = '/api/submit-referral';
const id = 'REF_1763640000123_ABCDEFGH';
const asTyped = { ...referral, confirmContact: 'on', language: 'zh' };

describe('a referral sent by a script', () => {
  it('is stored under its id before it is answered', async () => {
    const { app, store, clock } = createTestApp();
    const response = await app.request(
      address,
      asJson(referral, { 'Idempotency-Key': id, 'Content-Language': 'zh-HK' }),
    );
    expect([response.status, await response.json()]).toEqual([200, { success: true, message: 'Saved.' }]);
    const arrival = { receivedAt: clock.now, via: 'fallback', language: 'zh', suspicion: null };
    expect(await stored(store)).toEqual([{ id, document: { ...referral, ...addedOnSave(id) }, arrival }]);
  });

  it('is stored once although it is sent several times, and every response is a success', async () => {
    const { app, store } = createTestApp();
    const send = () => app.request(address, asJson(referral, { 'Idempotency-Key': id }));
    const responses = await Promise.all([send(), send(), send()]);
    expect([...responses, await send()].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored(store)).toHaveLength(1);
  });

  it('is refused when another document is stored under its id, because a success would lose it', async () => {
    const { app, store } = createTestApp();
    await app.request(address, asJson(referral, { 'Idempotency-Key': id }));
    const other = await app.request(address, asJson({ ...referral, contactName: 'B' }, { 'Idempotency-Key': id }));
    expect([other.status, (await other.json()).success]).toEqual([409, false]);
    const page = await app.request(address, asForm({ ...asTyped, contactName: 'C' }, { 'Idempotency-Key': id }));
    expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('/zh/answers/refused')]);
    expect((await stored(store)).map(({ document }) => document)).toEqual([{ ...referral, ...addedOnSave(id) }]);
  });

  it('gets its id and its time from the server when it has none', async () => {
    const { app, store, clock } = createTestApp();
    await app.request(address, asJson(referral));
    const [one] = await stored(store);
    expect(one?.id).toMatch(/^REF_1763640000000_[0-9A-Z]{8}$/);
    const made = { submissionId: one?.id, submissionDate: '2025-11-20T12:00:00.000Z', submissionTimestamp: clock.now };
    expect(one?.document).toEqual({ ...referral, ...made });
  });

  it('is refused with a wrong id', async () => {
    const { app, store } = createTestApp();
    const response = await app.request(address, asJson(referral, { 'Idempotency-Key': id.toLowerCase() }));
    expect([response.status, (await response.json()).success]).toEqual([400, false]);
    expect(await stored(store)).toEqual([]);
  });

  it.each([
    ['a missing field', { ...referral, businessName: undefined }, { businessName: 'missing' }],
    ['a wrongly typed field', { ...referral, contactPhone: 5 }, { contactPhone: 'notText' }],
  ])('is refused with %s, naming the fields', async (_, body, fields) => {
    const { app, store } = createTestApp();
    const response = await app.request(address, asJson(body, { 'Idempotency-Key': id }));
    const result = await response.json();
    expect([response.status, result.success, result.fields]).toEqual([400, false, fields]);
    expect(result.message).toContain(Object.keys(fields)[0]);
    expect(await stored(store)).toEqual([]);
  });

  it('is refused over 64 KiB, also with a false Content-Length', async () => {
    const { app, store } = createTestApp();
    const large = { ...referral, conversationNotes: 'x'.repeat(64 * 1024) };
    for (const length of ['65537', '10', '99999999', 'x']) {
      const response = await app.request(address, asJson(large, { 'Content-Length': length }));
      expect([response.status, (await response.json()).success]).toEqual([413, false]);
      // The rest is not read.
      expect(response.headers.get('connection')).toBe('close');
    }
    expect(await stored(store)).toEqual([]);
    const longest = {
      conversationNotes: '漢'.repeat(5000),
      additionalNotes: '漢'.repeat(5000),
      businessAddress: '漢'.repeat(5000),
    };
    expect((await app.request(address, asJson({ ...referral, ...longest }))).status).toBe(200);
  });

  it('is answered 503 while the store fails, and no personal data is logged', async () => {
    const { app, lines } = createTestApp({ store: fullDisk });
    const response = await app.request(address, asJson(referral));
    expect([response.status, (await response.json()).success]).toEqual([503, false]);
    expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
    expect(JSON.stringify(lines)).not.toMatch(/ka\.yan|陳記|0000 51/);
  });

  it('goes to quarantine when it is suspected spam, with the same response as any other', async () => {
    const { app, store } = createTestApp();
    const signs = [{ website: 'https://casino.example.com' }, { elapsed: 12 }, { elapsed: 60_000, website: '' }];
    for (const [n, sign] of signs.entries()) {
      const response = await app.request(address, asJson({ ...referral, ...sign, businessName: `${n}` }));
      expect((await response.json()).success).toBe(true);
    }
    expect((await stored(store)).map(({ document, arrival }) => [document.businessName, arrival.suspicion])).toEqual(
      expect.arrayContaining([
        ['0', 'honeypot'],
        ['1', 'too-fast'],
        ['2', null],
      ]),
    );
    expect((await stored(store)).some(({ document }) => 'website' in document || 'elapsed' in document)).toBe(false);
  });
});

describe('the district of a poster by whose link somebody came', () => {
  const poster = 'http://localhost:3000/zh/referral?via=Sham+Shui+Po';
  it.each([
    ['said by the script', asJson({ ...referral, place: 'Islands' }, { Referer: poster }), 'Islands'],
    // What waited on the device is sent again from any page.
    ['not said by the script', asJson(referral, { Referer: poster }), undefined],
    ['in the address of a form without JavaScript', asForm(asTyped, { Referer: poster }), 'Sham Shui Po'],
    ['in the address of another site', asForm(asTyped, { Referer: `https://example.com/?via=Islands` }), undefined],
    ['no district, but a person', asForm(asTyped, { Referer: poster.replace('Sham', 'Wong') }), undefined],
    ['typed in a form', asForm({ ...asTyped, place: 'Islands' }), undefined],
  ])('is kept when it is %s: never in the document', async (_, request, place) => {
    const { app, store } = createTestApp();
    await app.request(address, request);
    const [one] = await stored(store);
    expect((store as Store).history(`referrals/${one?.id}`)[0]?.data).toEqual(
      expect.objectContaining({ callBy: expect.any(Number), ...(place && { place }) }),
    );
    expect(JSON.stringify((store as Store).history(`referrals/${one?.id}`)).includes('place')).toBe(
      place !== undefined,
    );
    expect(one?.document).not.toHaveProperty('place');
  });
});

describe('a referral sent by a browser without JavaScript', () => {
  it('is stored and answered with the thank-you page in the form’s language', async () => {
    const { app, store } = createTestApp();
    const response = await app.request(address, asForm({ ...asTyped, website: '', elapsed: '' }));
    const [one] = await stored(store);
    const thanks = `/zh/answers/referrals-saved/${one?.document.submissionId}`;
    expect([response.status, response.headers.get('location')]).toEqual([303, thanks]);
    const page = await app.request(thanks);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/zh/answers/referrals-saved')]);
    expect(one?.document).toMatchObject(referral);
    expect(one?.arrival).toMatchObject({ via: 'form', language: 'zh', suspicion: null });
  });

  it('is stored once when the button is pressed twice', async () => {
    const { app, store, clock } = createTestApp();
    await Promise.all([app.request(address, asForm(asTyped)), app.request(address, asForm(asTyped))]);
    clock.now += 9 * 60_000;
    await app.request(address, asForm(asTyped));
    expect(await stored(store)).toHaveLength(1);
    await app.request(address, asForm({ ...asTyped, businessName: 'Another' }));
    expect(await stored(store)).toHaveLength(2);
    clock.now += 60_000;
    await app.request(address, asForm(asTyped));
    expect(await stored(store)).toHaveLength(3);
  });

  it('is stored once when only the second press is suspected, and visible when only the first was', async () => {
    const { app, store } = createTestApp();
    for (const sent of [asTyped, { ...asTyped, website: 'x' }]) await app.request(address, asForm(sent));
    expect((await stored(store)).map(({ arrival }) => arrival.suspicion)).toEqual([null]);
    const other = { ...asTyped, businessName: 'Another' };
    for (const sent of [{ ...other, website: 'x' }, other]) await app.request(address, asForm(sent));
    const suspicions = (await stored(store)).map(({ arrival }) => arrival.suspicion);
    expect(suspicions.filter((suspicion) => suspicion === null)).toHaveLength(2);
    expect(suspicions).toHaveLength(3);
  });

  it('is answered with the fields that have problems, and only those', async () => {
    const { app, store } = createTestApp();
    const { confirmContact: _, ...unticked } = asTyped;
    const response = await app.request(address, asForm({ ...unticked, referrerEmail: 'x' }));
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(html).toContain('/zh/answers/refused');
    for (const name of Object.keys(referralFields)) {
      expect(html.includes(`referrals.${name}`), name).toBe(['referrerEmail', 'confirmContact'].includes(name));
    }
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await stored(store)).toEqual([]);
  });

  it('is stored with the longest Chinese texts', async () => {
    const { app, store } = createTestApp();
    const long = '漢'.repeat(5000);
    const texts = { conversationNotes: long, additionalNotes: long, businessAddress: long };
    expect((await app.request(address, asForm({ ...asTyped, ...texts }))).status).toBe(303);
    expect((await stored(store))[0]?.document).toMatchObject(texts);
  });

  it('is answered with a page when it is too large or cannot be stored', async () => {
    const large = await createTestApp().app.request(
      address,
      asForm({ ...asTyped, additionalNotes: 'x'.repeat(200_000) }),
    );
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('/en/answers/refused')]);
    const failed = await createTestApp({ store: fullDisk }).app.request(address, asForm(asTyped));
    expect([failed.status, await failed.text()]).toEqual([503, expect.stringContaining('/zh/answers/unavailable')]);
  });

  it('is answered in the language of its page when the form has none', async () => {
    const { app } = createTestApp();
    const { language: _, ...body } = asTyped;
    const language = async (headers: Record<string, string>) =>
      (await app.request(address, asForm(body, headers))).headers.get('location')?.split('/')[1];
    expect(await language({ Referer: 'http://localhost/zh/referral' })).toBe('zh');
    expect(await language({ Referer: 'https://other.example.com/zh' })).toBe('en');
    expect(await language({ 'Content-Language': 'zh' })).toBe('zh');
    expect(await language({})).toBe('en');
  });

  it('is never answered with thanks for what is no reference', async () => {
    const response = await createTestApp().app.request('/zh/answers/referrals-saved/REF_1<b>');
    expect(response.status).toBe(404);
  });
});

describe('a request that is not a form', () => {
  it('is refused by its content type', async () => {
    const { app } = createTestApp();
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp']) {
      const response = await app.request(address, asJson(referral, { 'Content-Type': type }));
      expect([response.status, (await response.json()).success]).toEqual([415, false]);
    }
  });

  it('is refused by its method, with the allowed ones', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await createTestApp().app.request(address, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const page = await createTestApp().app.request('/en', { method: 'POST' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const link = await createTestApp().app.request('/api/unsubscribe', { method: 'PUT' });
    expect(link.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});
