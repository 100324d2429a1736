import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addedOnSave, statusPath } from '../../domain/referral.ts';
import { openStore } from '../open-store.ts';
import { purge } from '../store/retention.ts';
import { asForm, asJson, commitBody, commitPath, fullDisk, linkHash, onDevice, referral } from '../testing/fixtures.ts';
import { email, end, type Parts, reference, subject, withReferral } from '../testing/status-page.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';

it.each([end, end.toLowerCase(), `${end.slice(0, 4)} ${end.slice(4)}`, ` ${reference} `])(
  'the reference %s and the email, in any case, give a private link that only shows',
  async (typed) => {
    const { post, show, store } = await withReferral();
    const found = await post({ reference: typed, email: ` ${email.toUpperCase()}` });
    const location = found.headers.get('location') ?? '';
    expect([found.status, location]).toEqual([303, expect.stringMatching(/^\/zh\/referral\/status\?link=[\w-]{43}$/)]);
    const page = await show(location.slice(-43));
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect((await page.json()).found).toMatchObject({
      reference,
      business: referral.businessName,
      status: { next: { step: 'call' } },
    });
    expect(store.history(subject)).toHaveLength(1);
  },
);

it('of a link only a hash is stored, and neither the log nor the page has what the referrer typed about the contact', async () => {
  const { secretOf, show, store, lines } = await withReferral();
  const secret = await secretOf();
  const page = await (await show(secret)).text();
  expect(JSON.stringify(store.database.all('SELECT * FROM status_links'))).not.toContain(secret);
  expect(JSON.stringify(lines)).not.toContain(secret);
  for (const text of [referral.contactName, referral.contactPhone, email]) expect(page).not.toContain(text);
});

it('a wrong reference and a wrong email get the same answer, and a right pair costs the database the same work', async () => {
  const { post, store } = await withReferral();
  const { database } = store;
  const { all, run, transact } = database;
  const done: string[] = [];
  const noted = <Arguments extends unknown[], Result>(name: string, work: (...given: Arguments) => Result) => {
    return (...given: Arguments) => {
      done.push(typeof given[0] === 'string' ? given[0] : name);
      return work(...given);
    };
  };
  Object.assign(database, { all: noted('all', all), run: noted('run', run), transact: noted('transact', transact) });
  const answers: unknown[] = [];
  const costs: string[][] = [];
  for (const pair of [
    { reference: 'ZZZZZZZZ', email },
    { reference: end, email: 'x@example.com' },
    { reference: end, email },
  ]) {
    const response = await post(pair);
    costs.push(done.splice(0));
    const body = response.status === 303 ? null : { ...(await response.json()), reference: '', email: '' };
    answers.push([response.status, body]);
  }
  expect(answers[0]).toEqual([404, expect.objectContaining({ problem: 'not-found', found: null })]);
  expect(answers).toEqual([answers[0], answers[0], [303, null]]);
  expect(costs[0]?.filter((name) => name === 'transact')).toHaveLength(1);
  expect(costs).toEqual([costs[0], costs[0], costs[0]]);
  expect(all('SELECT count(*) AS count FROM status_links')).toEqual([{ count: 1 }]);
});

it('what was typed of a wrong pair stays in the form, so that it can be checked', async () => {
  const { post } = await withReferral();
  const typed = { reference: 'ABCD EFGX', email: 'x@example.com' };
  expect(await (await post(typed)).json()).toMatchObject(typed);
});

it('guessing the address of one reference ends after some, however the reference is written and whoever guesses', async () => {
  const { post, comeFrom } = await withReferral();
  for (let guess = 0; guess < 21; guess++) {
    comeFrom(guess);
    const { status } = await post({ reference: `${guess} REF ABCDEFGH`, email: `${guess}@example.com` });
    expect(status).toBe(guess < 20 ? 404 : 429);
  }
});

const guesses = process.env.THOROUGH ? 100_000 : 10_000;

it(`${guesses} pairs are guessed without finding one, while somebody else finds theirs`, async () => {
  const { post, secretOf, comeFrom, pass } = await withReferral();
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < guesses; guess++) {
    comeFrom(guess % 100);
    const { status } = await post({ reference: `${guess}`.padStart(8, 'A'), email });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    pass(1);
  }
  expect([...statuses.keys()].toSorted()).toEqual([404, 429]);
  expect(statuses.get(404)).toBeLessThan(100 * 25);
  comeFrom(200);
  expect(await secretOf()).toHaveLength(43);
}, 120_000);

it('one reference is not guessed from many addresses', async () => {
  const { post, comeFrom } = await withReferral();
  const statuses: number[] = [];
  for (let client = 1; client < 60; client++) {
    comeFrom(client);
    statuses.push((await post({ reference: end, email: `${client}@example.com` })).status);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
});

it('a link ends with its button, in which all links of the referral end, and not by being opened', async () => {
  const { post, secretOf, show } = await withReferral();
  const [one, other] = [await secretOf(), await secretOf()];
  expect((await show(one)).status).toBe(200);
  expect((await (await post({ link: one })).json()).problem).toBe('ended');
  for (const secret of [one, other, 'x']) {
    const answer = await show(secret);
    expect([answer.status, (await answer.json()).problem]).toEqual([404, 'ended']);
  }
});

it.each([
  [
    'the retention period',
    async ({ store, pass, clock }: Parts) => {
      pass(25 * 31 * 86_400_000);
      await purge(store, clock(), 24);
    },
  ],
  ['the referral', ({ append }: Parts) => append({ type: 'erased', data: {} })],
  ['the referrer', ({ append }: Parts) => append({ type: 'erased', data: { half: 'referrer' } })],
])('a link, and what could make one, ends with %s', async (_, finish) => {
  const parts = await withReferral({ linkHash });
  const secret = await parts.secretOf();
  await finish(parts);
  for (const link of [secret, onDevice]) expect((await parts.show(link)).status).toBe(404);
  for (const typed of [email, '']) expect((await parts.post({ reference: end, email: typed })).status).toBe(404);
  expect(parts.store.database.all('SELECT * FROM status_links')).toEqual([]);
});

it('the link that the sending device has made shows the page from the first arrival on, by whichever call it came', async () => {
  const store = openStore({ dataDir: temporaryFolder('device') });
  const { app, lines } = createTestApp({ store, render: async (_, { status }) => Response.json(status) });
  const submission = { ...referral, ...addedOnSave(reference) };
  const other = hash('sha256', 'other', 'base64');
  const send = (sent: string) =>
    app.request(commitPath, asJson(commitBody({ ...submission, linkHash: sent }, reference)));
  const sendAgain = (sent: string) =>
    app.request('/api/submit-referral', asJson({ ...referral, linkHash: sent }, { 'Idempotency-Key': reference }));
  // The response to the first is lost; what is sent again has the same, or what somebody else makes of it.
  const statuses = [await send(linkHash), await sendAgain(linkHash), await sendAgain(other), await send(other)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const show = async (link: string) => (await app.request(statusPath('zh', { link, reference: end }))).json();
  expect(await show(onDevice)).toMatchObject({ found: { reference, mayErase: false } });
  // One that leads nowhere is as none: the reference is asked for the email.
  expect(await show('other')).toMatchObject({ found: null, reference: end });
  expect((await show('other')).problem).toBeUndefined();
  expect(store.database.all('SELECT kind FROM status_links')).toEqual([{ kind: 'device' }]);
  const elsewhere = JSON.stringify([lines, store.history(subject), await store.get('referrals', reference)]);
  for (const secret of [onDevice, linkHash, 'linkHash']) expect(elsewhere).not.toContain(secret);
});

it.each(['', 'x', `${linkHash}x`, linkHash.slice(1), 5, null])('a hash that is none is ignored: %j', async (sent) => {
  const store = openStore({ dataDir: temporaryFolder('device') });
  const { app } = createTestApp({ store });
  const body = asJson({ ...referral, linkHash: sent }, { 'Idempotency-Key': reference });
  expect((await app.request('/api/submit-referral', body)).status).toBe(200);
  expect(store.database.all('SELECT * FROM status_links')).toEqual([]);
});

it('a client that disconnects while it sends the form is no fault of ours', async () => {
  const { app } = await withReferral();
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  expect((await app.request(statusPath('en'), init)).status).toBe(400);
});

it('another site cannot ask, and a full disk is said to be our fault', async () => {
  const { app } = await withReferral();
  const foreign = await app.request(
    statusPath('en'),
    asForm({ reference: end, email }, { Origin: 'https://example.com' }),
  );
  expect(foreign.status).toBe(403);
  const broken = createTestApp({ store: fullDisk, render: async (_, { status }) => Response.json(status) });
  expect((await broken.app.request(statusPath('en'), asForm({ reference: end, email }))).status).toBe(503);
  expect((await broken.app.request(statusPath('en', { link: 'x' }))).status).toBe(503);
});

it.each([
  [{ kept: 41, all: 42 }, '41 of 42 restaurants'],
  [null, 'Within 24 hours'],
])(
  'how the promise was kept, %j, is on the page without a reference and in a picture for other pages',
  async (promise, said) => {
    const { app } = createTestApp({
      publicPromise: () => promise,
      render: async (_, { status }) => Response.json(status),
    });
    expect(await (await app.request(statusPath('en'))).json()).toMatchObject({ found: null, promise });
    const picture = await app.request('/en/promise.svg');
    expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
      200,
      'image/svg+xml',
      expect.stringContaining(said),
    ]);
    expect((await app.request('/fr/promise.svg')).status).toBe(404);
  },
);
