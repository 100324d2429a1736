import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestAlerts, hongKong } from '../testing/test-alerts.ts';
import { createTestDesk, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('a');
});
afterEach(() => desk.close());

const act = (member: 'ada' | 'bo', verb: Parameters<TestDesk['act']>[2]) => desk.act(desk.members[member], 'a', verb);
const told = (member: 'ada' | 'bo') =>
  desk[member]()
    .notices()
    .map(({ kind, by, path }) => [kind, by, path.at(-1)]);
const mails = () => desk.store.database.all("SELECT key FROM outbox WHERE channel = 'mail' ORDER BY id");

it('whose case a colleague takes over is told, on the desk until they have read it, and by mail once', async () => {
  await act('ada', { verb: 'claim' });
  await act('bo', { verb: 'assign', to: desk.members.bo.id });
  expect([told('ada'), told('bo')]).toEqual([[['taken', 'Bo', 'a']], []]);
  expect(mails()).toEqual([{ key: `mail:taken@3:referrals/a:${desk.members.ada.id}` }]);
  const [notice] = desk.ada().notices();
  await desk.bo().dismissNotice(notice?.key ?? 0);
  expect(told('ada')).toHaveLength(1);
  await desk.ada().dismissNotice(notice?.key ?? 0);
  expect(told('ada')).toEqual([]);
});

it('an outcome that takes a case over, a release and an undo tell the owner too', async () => {
  await act('ada', { verb: 'claim' });
  await act('bo', { verb: 'reached', outcome: 'interested' });
  await act('bo', { verb: 'undo', correctedVersion: 3 });
  expect(told('ada')).toEqual([
    ['assigned', 'Bo', 'a'],
    ['taken', 'Bo', 'a'],
  ]);
  await act('bo', { verb: 'release' });
  expect(told('ada')[0]).toEqual(['passed-on', 'Bo', 'a']);
});

it('nobody is told of what they did themselves, and nothing of a person who was erased is left', async () => {
  await act('ada', { verb: 'claim' });
  await act('ada', { verb: 'assign', to: desk.members.bo.id });
  expect([told('ada'), told('bo')]).toEqual([[], [['assigned', 'Ada', 'a']]]);
  await act('ada', { verb: 'erase' });
  expect([told('bo'), mails()]).toEqual([[], []]);
});

it('both are told once of a hand-over that nobody has touched, when it is everybody’s again', async () => {
  const alerts = createTestAlerts();
  const told = () => alerts.waiting().filter((line) => line.includes('returned'));
  await alerts.arrive('a', { bestTimeToCall: 'Evening (6PM-9PM)' });
  await alerts.act('a', 'assigned', { to: 'bo', from: null });
  // At 10:00, to be called by 21:00.
  alerts.clock.now = hongKong('2026-11-21 15:30');
  await alerts.look();
  expect(told()).toEqual([]);
  alerts.clock.now += 1;
  await alerts.look();
  expect(told()).toEqual(['mail returned referrals/a bo', 'mail returned referrals/a ada']);
  await alerts.act('a', 'noted', { text: 'x', audience: 'team' });
  await alerts.look();
  expect(told()).toHaveLength(2);
  await alerts.store.close();
});
