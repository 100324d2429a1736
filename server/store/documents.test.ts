import { afterEach, beforeEach, expect, it } from 'vitest';
import { stored as all } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Arrival } from './document-store.ts';
import { openSqliteStore, type Store } from './sqlite.ts';

const arrival = (receivedAt = 1_763_640_000_000, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'fallback',
  language: 'zh',
  suspicion,
});

let folder: string;
let store: Store;
beforeEach(() => {
  folder = temporaryFolder('documents');
  store = openSqliteStore({ folder });
});
afterEach(async () => {
  await store.close();
});

it('stores an id once: the same document is repeated, another one conflicts, and the first stays', async () => {
  await store.add('referrals', 'a', { one: '1', two: true }, arrival(1));
  expect(await store.add('referrals', 'a', { two: true, one: '1' }, arrival(2))).toBe('repeated');
  expect(await store.add('referrals', 'a', { one: 'other', two: true }, arrival(3))).toBe('conflicting');
  expect(await all(store)).toEqual([{ id: 'a', document: { one: '1', two: true }, arrival: arrival(1) }]);
});

it('lists by time of arrival, then by id, over several pages', async () => {
  const numbers = Array.from({ length: 450 }, (_, index) => index);
  await Promise.all(
    numbers.toReversed().map((n) => {
      const id = String(n).padStart(4, '0');
      return store.add('referrals', id, { n }, arrival(1000 + Math.floor(n / 2)));
    }),
  );
  expect((await all(store)).map(({ document }) => document.n)).toEqual(numbers);
  expect(await all(store, 'messages')).toEqual([]);
});

it('lets documents be added while it is being listed', async () => {
  for (const n of [1, 2, 3]) await store.add('referrals', `${n}`, { n }, arrival(n));
  let seen = 0;
  for await (const { id } of store.list('referrals')) {
    seen++;
    await store.add('messages', id, { id }, arrival());
  }
  expect(seen).toBe(3);
  expect(await all(store, 'messages')).toHaveLength(3);
});

it('of suspected spam the oldest goes when there is too much of it, and nothing else', async () => {
  const small = openSqliteStore({ folder: temporaryFolder('suspected'), mostSuspected: 2 });
  await small.add('referrals', 'person', { n: 0 }, arrival(0));
  for (const n of [1, 2, 3]) await small.add('messages', `spam ${n}`, { n }, arrival(n, 'flood'));
  for (const n of [1, 2, 3]) await small.add('subscribers', `${n}`, { n }, arrival(n, n === 1 ? null : 'unconfirmed'));
  await small.add('subscribers', '4', { n: 4 }, arrival(4, 'honeypot'));
  expect((await all(small, 'messages')).map(({ id }) => id)).toEqual(['spam 2', 'spam 3']);
  expect((await all(small, 'subscribers')).map(({ id }) => id)).toEqual(['1', '3', '4']);
  expect([await all(small), small.history('messages/spam 1')]).toMatchObject([[{ id: 'person' }], []]);
  await small.close();
});

it('removes documents older than a time, in that collection only, and returns how many', async () => {
  const oldOnes = Array.from({ length: 1100 }, (_, n) => store.add('referrals', `old ${n}`, { n }, arrival(n)));
  await Promise.all([...oldOnes, store.add('messages', 'old', { n: 1 }, arrival(1))]);
  await store.add('referrals', 'new', { n: 1 }, arrival(2000));
  expect(await store.removeOlderThan('referrals', 2000)).toBe(1100);
  expect((await all(store)).map(({ id }) => id)).toEqual(['new']);
  expect(await all(store, 'messages')).toHaveLength(1);
});

it('removes old subscribers in quarantine, and keeps the others until they unsubscribe', async () => {
  await store.add('subscribers', 'suspected', { email: 'robot@example.com' }, arrival(1, 'honeypot'));
  await store.add('subscribers', 'person', { email: 'a@example.com' }, arrival(1));
  expect(await store.removeOlderThan('subscribers', 2)).toBe(1);
  expect((await all(store, 'subscribers')).map(({ id }) => id)).toEqual(['person']);
});

it('stores fields in the order of the form, and whole characters, as they come back from Firestore', async () => {
  const submitted = { unknown: 'x', submissionId: 'a', businessName: 'half \ud83c', referrerEmail: 'a@example.com' };
  await store.add('referrals', 'a', submitted, arrival());
  expect(Object.entries((await store.get('referrals', 'a'))?.document ?? {})).toEqual([
    ['referrerEmail', 'a@example.com'],
    ['businessName', 'half \ufffd'],
    ['submissionId', 'a'],
    ['unknown', 'x'],
  ]);
});
