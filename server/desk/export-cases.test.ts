import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ExportFormat, Filter } from '../../domain/desk.ts';
import type { Language } from '../../domain/languages.ts';
import { removeMember } from '../auth/members.ts';
import { createTestDesk, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
});
afterEach(() => desk.close());

const exported = async (filter: Filter, format: ExportFormat, language: Language = 'en') =>
  (await Readable.from(await desk.ada().exportCases(filter, format, language)).toArray()).join('');

it.each(['here', 'in a thread'])('exports what the filter shows, read %s, and writes that down', async (where) => {
  desk.at('2026-11-19T10:00');
  await desk.add('a');
  await desk.act(desk.members.ada, 'a', { verb: 'reached', outcome: 'interested', text: 'Ask for 阿明' });
  desk.at('2026-11-19T12:00');
  await desk.add('cafe', { businessDistrict: 'Islands', businessType: 'Cafe' });
  await desk.act(desk.members.ada, 'cafe', { verb: 'claim' });
  await desk.add('m', { firstName: 'Ida', lastName: 'Ho', message: '=1+1' }, {}, 'messages');
  if (where !== 'here') desk.readInThread();
  const csv = await exported({ district: 'Islands' }, 'csv');
  const [heads, row, ...more] = csv.trimEnd().split('\r\n');
  expect(heads).toMatch(/^\uFEFFKind,Reference,Company name,Business type,District,/);
  expect(row).toMatch(
    /^Referral,cafe,.*,Islands,.*,New,Ada,Waiting,2026-11-19 12:00,2026-11-20 12:00,0,.*,852 0000 5101,/s,
  );
  expect(more).toEqual([]);
  expect(await exported({ collection: 'messages' }, 'csv', 'zh')).toMatch(
    /^\uFEFF類別,.*\r\n聯絡訊息,m,.*,Ida Ho,.*'=1\+1/s,
  );
  const lines = (await exported({ collection: 'referrals' }, 'json'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ state, document }) => [state.id, state.clock, state.notes, document.businessType])).toEqual([
    ['cafe', 'running', [], 'Cafe'],
    ['a', 'kept', ['Ask for 阿明'], 'Restaurant'],
  ]);
  expect(desk.ada().exports()).toMatchObject([
    { by: 'Ada', format: 'json' },
    { filter: { collection: 'messages' } },
    { filter: { district: 'Islands' }, format: 'csv' },
  ]);
});

it('a search that was exported is recorded without its text, which may be the name of a person', async () => {
  await desk.ada().exportCases({ q: 'Ka Chan', district: 'Islands' }, 'json', 'en');
  const [event] = desk.store.history('desk/exports');
  expect(event?.data).toEqual({ filter: '{"q":"…","district":"Islands"}', format: 'json' });
});

it('a file ends where the member who asked for it is removed: a slow reader takes hours', async () => {
  for (let n = 0; n < 3; n += 1) await desk.add(`${n}`);
  const { database } = desk.store;
  let file = '';
  for await (const piece of await desk.ada().exportCases({}, 'csv', 'en')) {
    file += piece;
    await database.transact(() => removeMember(database, desk.members.ada.id, database.clock()));
  }
  expect(file.trimEnd().split('\r\n')).toHaveLength(1);
});
