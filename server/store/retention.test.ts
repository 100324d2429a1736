import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { arrivalTime } from './clock-guard.ts';
import { isRetentionRefused, purge, retentionEnd } from './retention.ts';
import { openSqliteStore, type Store } from './sqlite.ts';

const back = (date: string, months: number) => new Date(retentionEnd(Date.parse(date), months)).toISOString();

it('counts calendar months back', () => {
  expect(back('2026-11-20T08:30:00.000Z', 24)).toBe('2024-11-20T08:30:00.000Z');
  expect(back('2026-01-15T00:00:00.000Z', 2)).toBe('2025-11-15T00:00:00.000Z');
});

it('uses the last day of a shorter month', () => {
  expect(back('2026-03-31T00:00:00.000Z', 1)).toBe('2026-02-28T00:00:00.000Z');
  expect(back('2024-03-31T00:00:00.000Z', 1)).toBe('2024-02-29T00:00:00.000Z');
});

describe('deletion by age', () => {
  const day = 86_400_000;
  const built = Date.parse('2026-11-01');
  let store: Store;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21');
    store = openSqliteStore({ folder: temporaryFolder('retention'), builtAt: built, runtime: { clock: () => now } });
    await add(30);
    await purge(store, now, 24);
  });
  afterEach(() => store.close());

  const add = async (count: number, receivedAt = now) => {
    const arrival = { receivedAt, via: 'form', language: null, suspicion: null } as const;
    for (let n = 0; n < count; n++) await store.add('messages', `${receivedAt} ${n}`, {}, arrival);
  };
  const stored = () => store.database.all('SELECT * FROM documents').length;

  it.each([
    ['three years ahead', 1100, 'far-from-last'],
    ['fifteen days ahead', 15, 'far-from-last'],
    ['before the release was made', -30, 'before-build'],
  ])('is refused by a clock that is %s, until the clock is right again', async (_, days, reason) => {
    expect(await purge(store, now + days * day, 24)).toMatchObject({ refused: { reason } });
    expect([stored(), isRetentionRefused(store.database)]).toEqual([30, true]);
    expect(await purge(store, now + day, 24)).toMatchObject({ messages: 0 });
    expect(isRetentionRefused(store.database)).toBe(false);
  });

  it('goes on day after day, and after a server was off for fourteen days', async () => {
    for (let days = 0; days < 60; days += 14) {
      expect(await purge(store, now + days * day, 24)).toMatchObject({ messages: 0 });
    }
  });

  it('is refused when more than a tenth would go, as after a mistyped period, and is done once somebody confirms it', async () => {
    await add(70, now - 40 * day);
    now += day;
    expect(await purge(store, now, 1)).toEqual({ refused: { reason: 'too-many', old: 70, all: 100 } });
    expect(stored()).toBe(100);
    expect(await purge(store, now, 1, true)).toMatchObject({ messages: 70 });
    expect([stored(), isRetentionRefused(store.database)]).toEqual([30, false]);
  });

  it('needs nobody for a tenth, or for five in a small store', async () => {
    await add(5, now - 800 * day);
    expect(await purge(store, now, 24)).toMatchObject({ messages: 5 });
    await add(180);
    await add(20, now - 800 * day);
    expect(await purge(store, now, 24)).toMatchObject({ messages: 20 });
  });

  it('counts a time that was confirmed as seen', async () => {
    now += 40 * day;
    expect(await purge(store, now, 24)).toMatchObject({ refused: { reason: 'far-from-last' } });
    await purge(store, now, 24, true);
    expect(await purge(store, now + day, 24)).toMatchObject({ messages: 0 });
  });

  it('does not take what arrives while the clock is far behind: it arrives at the last time that was seen', () => {
    const seen = now;
    now = 0;
    expect(arrivalTime(store.database)).toBe(seen);
    now = seen - day;
    expect(arrivalTime(store.database)).toBe(now);
    now = seen + 400 * day;
    expect(arrivalTime(store.database)).toBe(now);
  });
});
