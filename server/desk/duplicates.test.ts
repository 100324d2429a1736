import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDesk, friday, type TestDesk } from '../testing/test-desk.ts';

const minute = 60_000;
let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('first', { referrerFirstName: 'Ka', referrerLastName: 'Chan' });
  desk.at(friday + 10 * minute);
  await desk.add('second', { referrerFirstName: '嘉欣', referrerLastName: '陳' });
});
afterEach(() => desk.close());

const ada = () => desk.members.ada;
const bo = () => desk.members.bo;
const record = (id?: string) => desk.record(id);

it('shows of a possible duplicate when it came, who referred it, whose it is and who called last', async () => {
  await desk.act(ada(), 'first', { verb: 'claim' });
  await desk.act(bo(), 'first', { verb: 'no-answer' });
  await desk.act(ada(), 'first', { verb: 'wrong-number' });
  await desk.act(ada(), 'first', { verb: 'undo', correctedVersion: 4 });
  expect(record('second').possibleDuplicates).toEqual([
    {
      collection: 'referrals',
      id: 'first',
      version: 5,
      title: '陳記茶餐廳',
      because: 'phone',
      stage: 'new',
      arrivedAt: friday,
      referrer: 'Ka Chan',
      owner: 'Ada',
      lastCall: { by: 'Bo', at: friday + 10 * minute },
      isLinkable: true,
    },
  ]);
});

it('the first case lists who else referred it, and offers to link only what is not linked', async () => {
  await desk.add('third');
  const { version } = record('first').possibleDuplicates.find(({ id }) => id === 'second') ?? {};
  // The button on the first case acts on the later one, in the version that is shown.
  expect(await desk.act(bo(), 'second', { verb: 'same-as', sameAs: 'first' }, { version })).toMatchObject({ ok: true });
  const { duplicates, possibleDuplicates } = record('first');
  expect(duplicates).toMatchObject([{ id: 'second', referrer: '陳嘉欣', stage: 'duplicate' }]);
  expect(possibleDuplicates).toMatchObject([{ id: 'third', isLinkable: true }]);
  expect(record('third').possibleDuplicates).toMatchObject([{ id: 'first' }, { id: 'second', isLinkable: false }]);
});

it.each([{ verb: 'move', stage: 'withdrawn' }, { verb: 'move', stage: 'spam' }, { verb: 'erase' }] as const)(
  'the next one is called when the first one ends: %o',
  async (end) => {
    const { dueAt } = record('second').clock;
    await desk.add('third');
    await desk.act(bo(), 'second', { verb: 'claim' });
    for (const id of ['second', 'third']) await desk.act(ada(), id, { verb: 'same-as', sameAs: 'first' });
    await desk.act(ada(), 'first', end);
    expect(record('second')).toMatchObject({
      stage: 'new',
      sameAs: null,
      owner: null,
      clock: { state: 'running', dueAt },
    });
    expect(record('second').history.slice(-2)).toMatchObject([
      { type: 'moved', actor: 'Ada', data: { ended: 'referrals/first' } },
      { type: 'released' },
    ]);
    expect(desk.ada().record('referrals', 'second')?.undoable, 'done by nobody').toBeNull();
    expect(record('third').sameAs).toMatchObject({ id: 'second' });
    for (const list of [desk.ada(), desk.bo()].map((one) => one.list('call-now', {}, null))) {
      expect(list.rows.map(({ id }) => id)).toEqual(['second']);
    }
    expect(await desk.act(ada(), 'third', { verb: 'same-as', sameAs: 'first' })).toMatchObject({
      code: end.verb === 'erase' ? 'no-such-reference' : 'is-closed',
    });
  },
);

it('a case that others are duplicates of takes them along when it is linked itself, also when that is taken back', async () => {
  await desk.add('third');
  await desk.act(ada(), 'third', { verb: 'same-as', sameAs: 'second' });
  await desk.act(ada(), 'second', { verb: 'same-as', sameAs: 'first' });
  expect(['second', 'third'].map((id) => record(id).sameAs?.id)).toEqual(['first', 'first']);
  await desk.act(ada(), 'second', { verb: 'move', stage: 'new' });
  await desk.act(ada(), 'third', { verb: 'same-as', sameAs: 'second' });
  const version = record('second').history.findLast(({ type }) => type === 'moved')?.version ?? 0;
  await desk.act(ada(), 'second', { verb: 'correct', correctedVersion: version, reason: 'it was right' });
  expect(['second', 'third'].map((id) => record(id).sameAs?.id)).toEqual(['first', 'first']);
});
