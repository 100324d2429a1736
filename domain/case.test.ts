import { expect, it } from 'vitest';
import { type CaseEvent, foldEvents, isAllowed, queuedFrom } from './case.ts';

const hour = 3_600_000;
const event = (version: number, type: CaseEvent['type'], data: CaseEvent['data'] = {}, actor = 'ada'): CaseEvent => ({
  subject: 'referrals/a',
  version,
  actionId: `${version}`,
  at: 1000 * version,
  actor,
  type,
  data,
});
const arrived = event(1, 'arrived', { via: 'form', suspicion: null, callBy: 20 * hour }, 'form');
const fold = (...events: CaseEvent[]) => foldEvents([arrived, ...events]);
const allows = (events: CaseEvent[], next: CaseEvent) => {
  const state = foldEvents([arrived, ...events]);
  return state !== null && isAllowed(state, next, [arrived, ...events]);
};

it('a document is due 24 hours after its arrival, whatever happens later', () => {
  expect(fold(event(2, 'claimed'), event(3, 'released'), event(4, 'noted'))).toEqual({
    subject: 'referrals/a',
    version: 4,
    via: 'form',
    arrivedAt: 1000,
    dueAt: 86_401_000,
    callBy: 20 * hour,
    stage: 'new',
    owner: null,
    touchedAt: 4000,
    tries: 0,
    firstTriedAt: null,
    lastTriedAt: null,
    reachedAt: null,
    followUpAt: null,
    sameAs: null,
  });
});

it('suspected spam arrives in its own stage', () => {
  expect(foldEvents([event(1, 'arrived', { suspicion: 'honeypot' })])?.stage).toBe('spam');
});

it('who claims a case owns it, and nobody owns it once the person is erased', () => {
  expect(fold(event(2, 'claimed', {}, 'bo'))?.owner).toBe('bo');
  expect(fold(event(2, 'claimed'), event(3, 'erased'))).toMatchObject({ stage: 'erased', owner: null });
});

it('tries are counted, and the first time somebody was reached stays', () => {
  expect(fold(event(2, 'tried'), event(3, 'tried'))).toMatchObject({ tries: 2, firstTriedAt: 2000, lastTriedAt: 3000 });
  const reached = fold(
    event(2, 'reached', { outcome: 'later', followUpAt: 9 }),
    event(3, 'reached', { outcome: 'interested' }),
  );
  expect(reached).toMatchObject({ reachedAt: 2000, stage: 'called', followUpAt: null });
});

it('a refusal ends what is open, and no outcome changes a later stage', () => {
  const refused = event(2, 'reached', { outcome: 'not-interested' });
  expect(fold(refused)?.stage).toBe('not-this-time');
  expect(
    foldEvents([
      { ...arrived, subject: 'messages/a' },
      { ...refused, subject: 'messages/a' },
    ])?.stage,
  ).toBe('called');
  const meeting = event(3, 'moved', { from: 'called', to: 'meeting' });
  expect(
    fold(event(2, 'reached', { outcome: 'interested' }), meeting, event(4, 'reached', { outcome: 'later' }))?.stage,
  ).toBe('meeting');
});

it('a corrected event leaves the state that the others add up to', () => {
  const mistake = event(3, 'reached', { outcome: 'not-interested' });
  const corrected = fold(event(2, 'tried'), mistake, event(4, 'corrected', { version: 3, reason: 'another shop' }));
  expect(corrected).toEqual({ ...fold(event(2, 'tried')), version: 4, touchedAt: 4000 });
});

it('each event is corrected once, and neither an arrival nor a correction is', () => {
  const history = [event(2, 'tried'), event(3, 'corrected', { version: 2 })];
  expect(allows([event(2, 'tried')], event(3, 'corrected', { version: 2 }))).toBe(true);
  for (const version of [1, 2, 3, 9]) expect(allows(history, event(4, 'corrected', { version }))).toBe(false);
});

it('a move is one of the table, from the present stage; nothing follows on an erased person', () => {
  expect(allows([], event(2, 'moved', { from: 'new', to: 'withdrawn' }))).toBe(true);
  expect(allows([], event(2, 'moved', { from: 'new', to: 'on-board' }))).toBe(false);
  expect(allows([], event(2, 'moved', { from: 'called', to: 'meeting' }))).toBe(false);
  expect(allows([event(2, 'erased')], event(3, 'noted'))).toBe(false);
});

it('a duplicate, spam and what was withdrawn can be reopened, with the time it was due', () => {
  for (const end of [event(2, 'linked', { to: 'referrals/b' }), event(2, 'moved', { from: 'new', to: 'spam' })]) {
    const stage = fold(end)?.stage ?? null;
    const reopened = event(3, 'moved', { from: stage, to: 'new' });
    expect(allows([end], reopened)).toBe(true);
    expect(fold(end, reopened)).toMatchObject({ stage: 'new', sameAs: null, dueAt: 86_401_000 });
  }
});

it('a postponed case comes back at its date, or four hours before its promise would be broken', () => {
  const queued = (...events: CaseEvent[]) => {
    const state = fold(...events);
    return state && queuedFrom(state);
  };
  expect(queued()).toBe(1000);
  expect(queued(event(2, 'postponed', { followUpAt: 5 * hour }))).toBe(5 * hour);
  expect(queued(event(2, 'postponed', { followUpAt: 90 * hour }))).toBe(16 * hour);
  expect(queued(event(2, 'reached', { outcome: 'later', followUpAt: 90 * hour }))).toBe(90 * hour);
  expect(queued(event(2, 'reached', { outcome: 'interested' }))).toBeNull();
});
