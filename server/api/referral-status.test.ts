import { expect, it } from 'vitest';
import type { EventContent } from '../../domain/case-events.ts';
import { statusPath, submissionIdFor } from '../../domain/referral.ts';
import { hashOf } from '../auth/tokens.ts';
import { openStore } from '../open-store.ts';
import { purge } from '../store/retention.ts';
import { asForm, fullDisk, referral } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';

const reference = submissionIdFor(1_763_640_000_000, new Uint8Array(8));
const subject = `referrals/${reference}`;
const end = reference.slice(-8);
const email = referral.referrerEmail;
const start = 1_763_640_000_000;

/** An app with one referral; a page that is rendered is the JSON of its data. */
async function withReferral() {
  const time = { now: start };
  const clock = () => time.now;
  const dataDir = temporaryFolder('status');
  const store = openStore({ dataDir }, { runtime: { clock }, builtAt: 0 });
  const arrival = { receivedAt: start, via: 'form', language: 'en', suspicion: null } as const;
  await store.add('referrals', reference, { ...referral, submissionId: reference }, arrival);
  let client = 1;
  const { app, lines } = createTestApp({
    store,
    clock,
    monotonic: clock,
    render: async (_, { status }) => Response.json(status),
    socketAddress: () => `192.0.2.${client}`,
  });
  const post = (body: Record<string, string>) => app.request(statusPath('zh'), asForm(body));
  const secretOf = async (body = { reference: end, email }) =>
    new URL((await post(body)).headers.get('location') ?? 'http://none', 'http://localhost').searchParams.get('link') ??
    '';
  const show = async (secret: string) => app.request(statusPath('zh', { link: secret }));
  let actions = 0;
  const append = (content: EventContent) => {
    actions += 1;
    const frame = { subject, actionId: `${actions}`, at: clock(), actor: 'ada', expectedVersion: null };
    return store.appendEvent({ ...frame, ...content });
  };
  return {
    app,
    store,
    lines,
    post,
    secretOf,
    show,
    append,
    clock,
    pass: (milliseconds: number) => {
      time.now += milliseconds;
    },
    comeFrom: (number: number) => {
      client = number;
    },
  };
}

type Parts = Awaited<ReturnType<typeof withReferral>>;

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

it('a wrong reference and a wrong email get the same answer, after the same questions to the database', async () => {
  const { post, store } = await withReferral();
  const answers: unknown[] = [];
  const { all } = store.database;
  for (const wrong of [
    { reference: 'ZZZZZZZZ', email },
    { reference: end, email: 'x@example.com' },
  ]) {
    const asked: string[] = [];
    store.database.all = (sql, ...values) => {
      asked.push(sql);
      return all(sql, ...values);
    };
    const response = await post(wrong);
    answers.push([response.status, { ...(await response.json()), reference: '' }, asked]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([404, expect.objectContaining({ problem: 'not-found', found: null }), expect.anything()]);
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
  const parts = await withReferral();
  const secret = await parts.secretOf();
  await finish(parts);
  expect((await parts.show(secret)).status).toBe(404);
  expect((await parts.post({ reference: end, email })).status).toBe(404);
  expect(parts.store.database.all('SELECT * FROM status_links')).toEqual([]);
});

const wrong: EventContent = { type: 'tried', data: { result: 'wrong-number' } };
const noAnswer: EventContent = { type: 'tried', data: { result: 'no-answer' } };
const answerOf = (link: string, version: number, contactPhone: string, bestTimeToCall = '') => ({
  ...{ link, version: `${version}`, action: 'answer', contactPhone, bestTimeToCall },
});
const said = ({ store }: Parts) =>
  store
    .history(subject)
    .filter(({ actor }) => actor === 'referrer')
    .map(({ type, data }) => [type, type === 'amended' ? data.value : 'text' in data && data.text]);

it('after a wrong number the referrer gives another one, once, and the case is first to be called', async () => {
  const parts = await withReferral();
  const { post, secretOf, show, append, store } = parts;
  const link = await secretOf();
  expect((await post(answerOf(link, 1, '0000 5199'))).status, 'nothing was asked').toBe(400);
  await append(wrong);
  expect((await (await show(link)).json()).found).toMatchObject({ version: 2, status: { question: 'number' } });
  expect((await post(answerOf(link, 2, ' ', 'Evening (6PM-9PM)'))).status, 'an hour is no number').toBe(400);
  for (const press of [1, 2]) {
    const { status } = await post(answerOf(link, 2, '0000 5199', 'Evening (6PM-9PM)'));
    expect([press, status]).toEqual([press, 303]);
  }
  expect(said(parts)).toEqual([
    ['amended', '0000 5199'],
    ['amended', 'Evening (6PM-9PM)'],
  ]);
  expect(store.case(subject)).toMatchObject({ wrongNumberAt: null, newNumberAt: start, phoneKey: '00005199' });
  const { found } = await (await show(link)).json();
  expect([found.status.question, JSON.stringify(found)]).toEqual([null, expect.not.stringContaining('5199')]);
});

it('after two tries a better hour is enough, and what comes too late is kept as a note', async () => {
  const parts = await withReferral();
  const { post, secretOf, append, store } = parts;
  const link = await secretOf();
  await append(noAnswer);
  await append(noAnswer);
  expect((await post(answerOf('x', 3, '', 'Evening (6PM-9PM)'))).status).toBe(404);
  await post(answerOf(link, 3, '', 'Evening (6PM-9PM)'));
  expect(store.case(subject)).toMatchObject({ newNumberAt: start, bestTimeToCall: 'Evening (6PM-9PM)' });
  await append({ type: 'reached', data: { outcome: 'interested' } });
  await post(answerOf(link, 3, '0000 5199'));
  expect(said(parts)).toEqual([
    ['amended', 'Evening (6PM-9PM)'],
    ['noted', '0000 5199'],
  ]);
});

it('a referral is taken back while nobody was reached, by the press of a button alone, and the request is in the log', async () => {
  const { post, secretOf, show, append, store } = await withReferral();
  const link = await secretOf();
  await show(link);
  expect(store.case(subject)?.stage).toBe('new');
  for (const press of [1, 2]) expect([press, (await post({ link, action: 'take-back' })).status]).toEqual([press, 303]);
  expect(store.history(subject).map(({ type, actor }) => [type, actor])).toEqual([
    ['arrived', 'form'],
    ['moved', 'referrer'],
  ]);
  expect(store.database.all('SELECT kind, who, noted_by, answer FROM requests')).toEqual([
    { kind: 'withdraw', who: '', noted_by: 'referrer', answer: 'done' },
  ]);
  await append({ type: 'moved', data: { from: 'withdrawn', to: 'new' } });
  await append({ type: 'reached', data: { outcome: 'interested' } });
  const refused = await post({ link, action: 'take-back' });
  expect([refused.status, (await refused.json()).problem]).toEqual([409, 'reached']);
  expect(store.case(subject)?.stage).toBe('called');
});

it('a referrer erases their half alone, for good, and not by a link that was made without their address', async () => {
  const { post, secretOf, append, store } = await withReferral();
  const [link, onDevice] = [await secretOf(), await secretOf()];
  await store.database.transact(() =>
    store.database.run("UPDATE status_links SET kind = 'device' WHERE hash = ?", hashOf(onDevice)),
  );
  expect((await post({ link: onDevice, action: 'erase' })).status).toBe(403);
  await append({ type: 'reached', data: { outcome: 'interested' } });
  expect(await (await post({ link, action: 'erase' })).json()).toMatchObject({
    problem: 'removed-after-call',
    found: null,
  });
  const { document = {} } = (await store.get('referrals', reference)) ?? {};
  expect([document.referrerEmail, document.contactName]).toEqual([undefined, referral.contactName]);
  expect((await post({ link, action: 'erase' })).status, 'the page has ended').toBe(404);
});

it('at the end the referrer says once whether it turned out well', async () => {
  const { post, secretOf, append, store } = await withReferral();
  const link = await secretOf();
  const rate = async (rating: string) => void (await post({ link, rating }));
  await rate('yes');
  await append({ type: 'reached', data: { outcome: 'interested' } });
  await append({ type: 'moved', data: { from: 'called', to: 'on-board' } });
  for (const rating of ['no', 'yes']) await rate(rating);
  const rated = store.history(subject).filter(({ type }) => type === 'rated');
  expect(rated).toMatchObject([{ actor: 'referrer', data: { answer: 'no' } }]);
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
