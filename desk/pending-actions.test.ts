import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../server/testing/memory-storage.ts';
import { discardActions, forgetAction, keepAction, pendingActions, sendPendingActions } from './pending-actions.ts';

const key = 'deskPendingActions';
const address = 'https://encore.example/en/desk/cases/referrals/REF_1763640000000_ABCDEFGH';
const ofDesk = (status: number) => new Response('', { status, headers: { 'Encore-Page': 'desk' } });

let stored: Map<string, string>;
/** What answers; tests replace it. */
let respond: () => Response | Promise<Response>;
let notes: (string | null)[];

beforeEach(() => {
  stored = new Map();
  notes = [];
  vi.stubGlobal('localStorage', memoryStorage(stored));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    notes.push(body.get('text'));
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

function keepNote(text: string, member = 'ada') {
  const form = new FormData();
  form.set('member', member);
  form.set('verb', 'note:team');
  form.set('text', text);
  keepAction(address, form);
}

test('what was kept is sent in its order, and removed when the desk has it', async () => {
  for (const text of ['first', 'second']) keepNote(text);
  respond = () => ofDesk(200);
  expect(await sendPendingActions('ada')).toBe(2);
  expect(notes).toEqual(['first', 'second']);
  expect(stored.has(key)).toBe(false);
});

test('what waits is sent for the member who did it alone, and of nobody else is it discarded', async () => {
  for (const [text, member] of [
    ['of Bo', 'bo'],
    ['of Ada', 'ada'],
  ] as const) {
    keepNote(text, member);
  }
  respond = () => ofDesk(200);
  expect(await sendPendingActions('ada')).toBe(1);
  expect(notes).toEqual(['of Ada']);
  expect([pendingActions('ada'), pendingActions('cy')]).toEqual([[], []]);
  keepNote('of Ada, later');
  discardActions('ada');
  expect(await sendPendingActions('ada')).toBe(0);
  expect(await sendPendingActions('bo')).toBe(1);
  expect(notes).toEqual(['of Ada', 'of Bo']);
  expect(stored.has(key)).toBe(false);
});

test.each([200, 302, 400, 403, 404, 409, 413, 429, 502])(
  'an answer with status %i that is not the desk’s leaves everything',
  async (status) => {
    for (const text of ['first', 'second']) keepNote(text);
    respond = () => new Response(null, { status });
    expect(await sendPendingActions('ada')).toBe(0);
    expect(pendingActions('ada').map(({ refused }) => refused)).toEqual([undefined, undefined]);
    expect(notes).toEqual(['first']);
  },
);

test.each([429, 500])(
  'an answer of the desk with status %i leaves everything, because it may be different later',
  async (status) => {
    keepNote('later');
    respond = () => ofDesk(status);
    expect(await sendPendingActions('ada')).toBe(0);
    expect(pendingActions('ada')).toMatchObject([{ address }]);
  },
);

test.each([400, 404, 409, 413])(
  'what the desk refuses with status %i is kept with its words, not sent again, and delays nothing, until it was read',
  async (status) => {
    for (const text of ['refused', 'good']) keepNote(text);
    respond = () => ofDesk(notes.length === 1 ? status : 200);
    expect(await sendPendingActions('ada')).toBe(2);
    const [refused, ...others] = pendingActions('ada');
    expect(others).toEqual([]);
    expect(refused).toMatchObject({
      refused: true,
      fields: [
        ['member', 'ada'],
        ['verb', 'note:team'],
        ['text', 'refused'],
      ],
    });
    expect(await sendPendingActions('ada')).toBe(0);
    if (refused) forgetAction(refused);
    expect(stored.has(key)).toBe(false);
  },
);

test('without a network it waits', async () => {
  keepNote('waits');
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendPendingActions('ada')).toBe(0);
  expect(pendingActions('ada')).toHaveLength(1);
});

test('one tab sends at a time, where the browser has locks', async () => {
  const request = vi.fn((_: string, work: () => Promise<void>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  keepNote('first');
  respond = () => ofDesk(200);
  expect(await sendPendingActions('ada')).toBe(1);
  expect(request).toHaveBeenCalledOnce();
});

test.each(['null', '5', '{}', '"text"', 'nonsense', '[null, 5, {"address":1}]'])(
  'a damaged list (%s) neither breaks the page nor what is kept next',
  (text) => {
    stored.set(key, text);
    expect(pendingActions('ada')).toEqual([]);
    keepNote('next');
    expect(pendingActions('ada')).toHaveLength(1);
  },
);
