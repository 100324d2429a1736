import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReferralSubmission, submissionOf } from '../../domain/referral.ts';
import { referral } from '../../server/testing/fixtures.ts';
import { memoryStorage } from '../../server/testing/memory-storage.ts';
import type { Endpoints } from './steps/call.ts';
import { appendToDevice, removeFromDevice, submissionsOnDevice } from './steps/local-storage.ts';
import { deliveryStateOf, firstPause, keepSending, readUnsent, recordStored } from './unsent.ts';

const key = 'referralSubmissions';
const endpoints: Endpoints = { apiOrigin: '', firestoreProjectId: '', firestoreApiKey: '' };
const submission = (n: number): ReferralSubmission =>
  submissionOf(referral, 1_795_147_506_789, Uint8Array.from([0, 0, 0, 0, 0, 0, 0, n]));
const metadata = {
  language: 'zh',
  website: 'https://casino.example.com',
  elapsed: 12,
  place: 'Islands',
  linkHash: 'x',
} as const;
const saved = () => Response.json({ commitTime: '2026-11-20T04:05:06.789Z' });
const tooLarge = () => Response.json({ success: false, message: 'Too large.' }, { status: 413 });
const down = () => Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 });

let stored: Map<string, string>;
/** Responds to every call; tests replace it. */
let respond: (url: string) => Response | Promise<Response>;
let sent: { url: string; body: Record<string, unknown>; language: string | undefined }[];

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  sent = [];
  vi.stubGlobal('localStorage', memoryStorage(stored));
  vi.stubGlobal('location', { pathname: '/zh/faq' });
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, events[name].bind(events));
  }
  vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    sent.push({ url, body: JSON.parse(body), language: headers['Content-Language'] });
    return respond(url);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the attempt that is due now to its end. */
const runAttempt = (pause = 0) => vi.advanceTimersByTimeAsync(pause);

test('submissions are appended to the list, each once', async () => {
  for (const n of [1, 2, 1]) await appendToDevice(submission(n));
  expect(JSON.parse(stored.get(key) ?? '')).toEqual([submission(2), submission(1)]);
});

test('a submission that has arrived leaves the list; the last one removes the list', async () => {
  await appendToDevice(submission(1));
  await appendToDevice(submission(2));
  await removeFromDevice(submission(1).submissionId);
  expect(submissionsOnDevice()).toEqual([submission(2)]);
  await removeFromDevice(submission(2).submissionId);
  expect(stored.has(key)).toBe(false);
});

test('changes of the list wait while another tab changes it', async () => {
  await appendToDevice(submission(1));
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = navigator.locks.request(key, () => promise);
  const changes = [appendToDevice(submission(2)), removeFromDevice(submission(1).submissionId)];
  const { pending } = await navigator.locks.query();
  expect(pending).toMatchObject(changes.map(() => ({ name: key, mode: 'exclusive' })));
  expect(submissionsOnDevice()).toEqual([submission(1)]);
  resolve();
  await Promise.all([other, ...changes]);
  expect(submissionsOnDevice()).toEqual([submission(2)]);
});

test.each(['not JSON', '{"a":1}', '"text"', '5'])(
  'a list that reads %s is moved aside, and the next referral is still saved',
  async (text) => {
    stored.set(key, text);
    await appendToDevice(submission(1));
    expect(submissionsOnDevice()).toEqual([submission(1)]);
    const moved = [...stored].filter(([name]) => name.startsWith(`${key}.unreadable.`));
    expect(moved.map(([, value]) => value)).toEqual([text]);
  },
);

test('a list that cannot be read is moved aside also where the browser has no room for it twice', async () => {
  const full = 'x'.repeat(3_000);
  stored.set(key, full);
  const setItem = (name: string, value: string) => {
    const others = [...stored].filter(([other]) => other !== name).reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > 5_000) throw new DOMException('full', 'QuotaExceededError');
    stored.set(name, value);
  };
  vi.stubGlobal('localStorage', { ...localStorage, setItem });
  await appendToDevice(submission(1));
  expect(submissionsOnDevice()).toEqual([submission(1)]);
  expect([...stored.values()]).toContain(full);
});

test('damaged items neither block the next referral nor the sending of others', async () => {
  respond = (url) => (url.includes(':commit') ? saved() : down());
  stored.set(key, JSON.stringify([null, 5, 'text', [], submission(1), { submissionId: 7, businessName: {} }]));
  await appendToDevice(submission(2));
  keepSending(endpoints, 0);
  await runAttempt();
  expect(readUnsent().waiting).toEqual([]);
  expect(sent).toHaveLength(2);
});

test.each(['5', 'null', '[]', '{"refused":5,"sent":"x","metadata":[]}', '{"notBefore":"x","attempts":{}}', 'nonsense'])(
  'damaged notes (%s) do not stop the sending',
  async (text) => {
    respond = saved;
    stored.set('referralOutbox', text);
    await appendToDevice(submission(1));
    keepSending(endpoints);
    await runAttempt();
    expect(readUnsent()).toEqual({
      waiting: [],
      refused: [],
      sent: [{ submissionId: submission(1).submissionId, businessName: referral.businessName }],
    });
  },
);

test('without browser storage nothing is unsent, and no function throws', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(readUnsent()).toEqual({ waiting: [], refused: [], sent: [] });
  await expect(appendToDevice(submission(1))).rejects.toThrow();
});

test('language and spam metadata are stored with the referral and sent with both calls', async () => {
  respond = down;
  await appendToDevice(submission(1));
  recordStored(submission(1).submissionId, metadata, false);
  keepSending(endpoints, 0);
  await runAttempt();
  const [commit, post] = sent;
  expect(commit?.body).toMatchObject({
    writes: [
      {
        update: {
          fields: {
            language: { stringValue: 'zh' },
            website: { stringValue: metadata.website },
            elapsed: { integerValue: '12' },
            place: { stringValue: 'Islands' },
            linkHash: { stringValue: 'x' },
          },
        },
      },
    ],
  });
  expect(post?.body).toMatchObject({ website: metadata.website, elapsed: 12, place: 'Islands', linkHash: 'x' });
  expect(post?.language).toBe('zh');
});

test('a referral whose metadata is lost is sent in the language of the page', async () => {
  respond = down;
  stored.set(key, JSON.stringify([submission(1)]));
  keepSending(endpoints);
  await runAttempt();
  expect(sent.map(({ language }) => language)).toEqual([undefined, 'zh']);
  expect(sent[1]?.body).not.toHaveProperty('elapsed');
});

test('the state of a submission: waiting, then sent', async () => {
  const { submissionId } = submission(1);
  respond = saved;
  await appendToDevice(submission(1));
  recordStored(submissionId, metadata, false);
  expect(deliveryStateOf(submissionId, readUnsent())).toBe('waiting');
  keepSending(endpoints, 0);
  await runAttempt();
  expect(deliveryStateOf(submissionId, readUnsent())).toBe('sent');
  expect(stored.get('referralOutbox')).not.toContain('casino');
});

test('the state of a submission that our server refuses permanently: refused, and not sent again', async () => {
  const { submissionId } = submission(1);
  respond = (url) => (url.includes(':commit') ? down() : tooLarge());
  await appendToDevice(submission(1));
  recordStored(submissionId, metadata, false);
  keepSending(endpoints, 0);
  await runAttempt();
  expect(deliveryStateOf(submissionId, readUnsent())).toBe('refused');
  expect(submissionsOnDevice()).toHaveLength(1);
  const calls = sent.length;
  keepSending(endpoints, 0);
  await runAttempt(10 * firstPause);
  expect(sent).toHaveLength(calls);
});

test('a submission refused while it was submitted is refused from the start', async () => {
  await appendToDevice(submission(1));
  recordStored(submission(1).submissionId, metadata, true);
  expect(deliveryStateOf(submission(1).submissionId, readUnsent())).toBe('refused');
});

test('a submission that is neither on the list nor known to be sent does not count as sent', () => {
  expect(deliveryStateOf(submission(1).submissionId, readUnsent())).toBe('waiting');
});

test('a page sends in one loop, also when it is started several times', async () => {
  respond = down;
  await appendToDevice(submission(1));
  for (let starts = 0; starts < 5; starts += 1) keepSending(endpoints, 0);
  await runAttempt();
  expect(sent).toHaveLength(2);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await runAttempt();
  expect(sent).toHaveLength(4);
});

test('without Web Locks, no second attempt begins while one is in progress', async () => {
  vi.stubGlobal('navigator', {});
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond = () => promise;
  await appendToDevice(submission(1));
  for (let starts = 0; starts < 3; starts += 1) {
    keepSending(endpoints, 0);
    await runAttempt();
  }
  expect(sent).toHaveLength(1);
  resolve(saved());
  await runAttempt();
});

test('the pauses between failed attempts double', async () => {
  respond = down;
  await appendToDevice(submission(1));
  keepSending(endpoints, firstPause);
  for (const [attempts, pause] of [5_000, 10_000, 20_000, 40_000].entries()) {
    await runAttempt(pause - 1);
    expect(sent).toHaveLength(2 * attempts);
    await runAttempt(1);
    expect(sent).toHaveLength(2 * attempts + 2);
  }
});
