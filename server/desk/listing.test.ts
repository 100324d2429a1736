import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeskList, deskLists, type Filter, needs } from '../../domain/desk.ts';
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
