import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stages } from '../domain/cases/pipeline.ts';
import type { DeskList } from '../domain/desk.ts';
import { allMembers } from '../server/auth/members.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { createDesk } from '../server/desk/member-desk.ts';
import { createPresence } from '../server/desk/presence.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { fillWithDemo } from './demo-fill.ts';

const folder = join(temporaryFolder('demo'), 'data');
const fill = () => fillWithDemo(readEnvironment({ DATA_DIR: folder }));

it('fills an empty folder so that every list of the desk has something, and leaves any other folder alone', async () => {
  expect(await fill()).toMatch(/Sign in as Mei: http:\/\/localhost:3000\/zh\/desk\/start#[\w-]{43}$/);
  const store = openSqliteStore({ folder });
  const [mei] = allMembers(store.database);
  if (!mei) throw new Error('There is no member');
  const alertsFor = () => ({}) as never;
  const desk = createDesk({ store, presence: createPresence(), alertsFor })(mei);
  const deskLists: DeskList[] = ['call-now', 'mine', 'later', 'messages', 'all', 'spam'];
  for (const list of deskLists) expect([list, desk.list(list, {}, null).rows.length > 1]).toEqual([list, true]);
  const found = stages.filter((stage) => desk.list('all', { stage }, null).rows.length > 0);
  expect(found).toEqual(stages.filter((stage) => stage !== 'erased'));
  expect((await desk.report(4)).late.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['written', 'wrong-number', 'not-tried']),
  );
  expect(desk.list('call-now', {}, null).rows.map(({ clock }) => clock.state)).toEqual(
    expect.arrayContaining(['overdue', 'tried']),
  );
  expect(desk.subscribers(null).rows.length).toBeGreaterThan(10);
  // No number in Hong Kong begins with 0.
  for await (const { document } of store.list('referrals')) expect(document.contactPhone).toMatch(/^\+852 0000 \d{4}$/);
  const before = store.database.all('SELECT count(*) AS count FROM events');
  await expect(fill()).rejects.toThrow('is not empty');
  expect(store.database.all('SELECT count(*) AS count FROM events')).toEqual(before);
  await store.close();
});
