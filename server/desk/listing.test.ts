import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeskList, deskLists, type Filter, needs } from '../../domain/desk.ts';
import { searchBound, writeSearchText } from '../store/search-texts.ts';
import { createTestDesk, friday, type TestDesk } from '../testing/test-desk.ts';
import { readPage } from './listing.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
});
afterEach(() => desk.close());

it('each list and the search are read from an index of their own, whatever else is stored', () => {
  const stepOf = (list: DeskList, filter: Filter = {}) => {
    let found = '';
    const explain = (sql: string, ...values: (string | number | null)[]) => {
      const plan = desk.store.database.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => `${detail}`);
      found = plan.find((one) => / case_search\b/.test(one)) ?? plan.find((one) => / cases\b/.test(one)) ?? '';
      return [];
    };
    const query = { list, filter, after: null, limit: 51 };
    readPage({ all: explain }, { now: friday, memberId: 'a' }, query);
    return found;
  };
  const indexOf = (list: DeskList, filter?: Filter) =>
    /(?:(case_search) VIRTUAL|INDEX (\w+))/.exec(stepOf(list, filter))?.slice(1).find(Boolean);
  expect(deskLists.map((list) => [list, indexOf(list)])).toEqual([
    ['call-now', 'cases_queued'],
    ['mine', 'cases_by_owner'],
    ['later', 'cases_queued'],
    ['no-next-step', 'cases_without_step'],
    ['messages', 'cases_queued'],
    ['all', 'cases_latest'],
    ['spam', 'cases_by_stage'],
  ]);
  // The index begins with what waits for a call, which may be long.
  expect(stepOf('later')).toContain('queued_from>?');
  expect(indexOf('all', { q: 'golden' })).toBe('case_search');
  expect(indexOf('all', { stage: 'meeting', district: 'Islands' })).toBe('cases_by_stage');
  for (const need of needs) expect(indexOf('call-now', { need, district: 'Islands' })).toBe('cases_queued');
  expect(needs.map((need) => indexOf('all', { need }))).toEqual([
    'cases_waiting',
    'cases_without_step',
    'cases_waiting',
  ]);
});

it('several words that are all common are looked for in the latest cases only, which is said; so are short ones', async () => {
  const { database } = desk.store;
  const names = ['Kite Golden 餅店', 'Golden A', 'Golden B', '合順餅店', '明月餅店'];
  for (const [n, businessName] of names.entries()) await desk.add(`${n}`, { businessName });
  // As if there were many cases in between.
  await database.transact(() => {
    for (const [n, name] of names.entries()) {
      if (n === 0) continue;
      writeSearchText(database, n + 1, '');
      database.run('UPDATE cases SET id = ? WHERE id = ?', 200_000 + n, n + 1);
      writeSearchText(database, 200_000 + n, name.toLowerCase().replaceAll(' ', ''));
    }
  });
  const find = (q: string, most: number) => {
    const bound = searchBound(database, q.split(' '), most);
    const query = { list: 'all' as const, filter: { q }, after: null, limit: 51, bound };
    return [readPage(database, { now: friday, memberId: 'a' }, query).map(({ title }) => title), bound?.count];
  };
  expect(find('golden 餅店', 100)).toEqual([[], 100]);
  expect(find('golden 餅店', 1_000_000)).toEqual([['Kite Golden 餅店'], undefined]);
  expect(find('餅店', 100)).toEqual([['明月餅店', '合順餅店', 'Kite Golden 餅店'], undefined]);
  // A word that few have is looked for everywhere.
  expect(find('kite 餅店', 100)).toEqual([['Kite Golden 餅店'], undefined]);
  const shown = (q: string) => {
    const { rows, searched } = desk.ada().list('all', { q }, null);
    return [rows.length, searched];
  };
  expect(shown('go')).toEqual([2, 20_000]);
  expect(shown('golden')).toEqual([3, null]);
});

it('whom to call now, and by when, follows the business hours of the settings', async () => {
  const late = await createTestDesk({ BUSINESS_HOURS: '14-22' });
  await late.add('anytime', { bestTimeToCall: 'Anytime during business hours' });
  const clockAt = (time: string) => {
    late.at(time);
    return late.ada().list('all', {}, null).rows[0]?.clock;
  };
  expect(clockAt('2026-11-20T13:59')).toMatchObject({ isCallableNow: false });
  expect(clockAt('2026-11-20T14:00')).toMatchObject({ isCallableNow: true });
  expect(clockAt('2026-11-20T14:00')?.callBy).toBe(Date.parse('2026-11-20T22:00+08:00'));
  await late.close();
});
