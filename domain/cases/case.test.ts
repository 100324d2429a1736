import { expect, it } from 'vitest';
import { isAllowed } from './allowed-events.ts';
import type { Outcome } from './call-results.ts';
import { type Case, foldEvents, queuedFrom } from './case.ts';
import type { CaseEvent, EventContent, Half } from './case-events.ts';
import type { Stage } from './pipeline.ts';

const hour = 3_600_000;
const event = (version: number, content: EventContent, actor = 'ada'): CaseEvent => ({
  subject: 'referrals/a',
  version,
  actionId: `${version}`,
  at: 1000 * version,
  actor,
  ...content,
});
const arrival = (suspicion: string | null) =>
  event(1, { type: 'arrived', data: { via: 'form', language: null, suspicion, callBy: 20 * hour } }, 'form');
const arrived = arrival(null);
const claimed: EventContent = { type: 'claimed', data: {} };
const released: EventContent = { type: 'released', data: {} };
const erased: EventContent = { type: 'erased', data: {} };
const noted: EventContent = { type: 'noted', data: { text: 'Closed on Mondays', audience: 'team' } };
const linked: EventContent = { type: 'linked', data: { to: 'referrals/b' } };
const tried: EventContent = { type: 'tried', data: { result: 'no-answer' } };
const reached = (outcome: Outcome, followUpAt?: number): EventContent => ({
  type: 'reached',
  data: { outcome, followUpAt },
});
const moved = (from: Stage, to: Stage): EventContent => ({ type: 'moved', data: { from, to } });
const corrected = (version: number): EventContent => ({ type: 'corrected', data: { version } });
const fold = (...events: CaseEvent[]) => foldEvents([arrived, ...events]);
const allows = (events: CaseEvent[], next: CaseEvent) => {
  const state = foldEvents([arrived, ...events]);
  return state !== null && isAllowed(state, next, [arrived, ...events]);
};

it('a document is due 24 hours after its arrival, whatever happens later', () => {
  expect(fold(event(2, claimed), event(3, released), event(4, noted))).toEqual({
    subject: 'referrals/a',
    collection: 'referrals',
    version: 4,
    via: 'form',
    arrivedAt: 1000,
    dueAt: 86_401_000,
    callBy: 20 * hour,
    stage: 'new',
    owner: null,
    returnsAt: null,
    touchedAt: 4000,
    tries: 0,
    firstTriedAt: null,
    lastTriedAt: null,
    reachedAt: null,
    followUpAt: null,
    followUpKind: null,
    sameAs: null,
    agreedAt: null,
    language: null,
    amended: '{}',
    wrongNumberAt: null,
    newNumberAt: null,
    erasedHalf: null,
  });
});

it('suspected spam arrives in its own stage', () => {
  expect(foldEvents([arrival('honeypot')])?.stage).toBe('spam');
});

it('who claims a case owns it, and nobody owns it once the person is erased', () => {
  expect(fold(event(2, claimed, 'bo'))?.owner).toBe('bo');
  expect(fold(event(2, claimed), event(3, erased))).toMatchObject({ stage: 'erased', owner: null });
});

it('what is a colleague’s is not claimed, but taken over or assigned from whose it is', () => {
  const mine = event(2, claimed, 'ada');
  const assigned = (to: string, from: string | null) => event(3, { type: 'assigned', data: { to, from } }, 'bo');
  expect(allows([mine], event(3, claimed, 'bo'))).toBe(false);
  expect(allows([mine], assigned('bo', 'ada'))).toBe(true);
  expect(allows([mine], assigned('bo', null))).toBe(false);
  expect(allows([mine], assigned('ada', 'ada'))).toBe(false);
  expect(fold(mine, assigned('cy', 'ada'))).toMatchObject({ owner: 'cy', dueAt: 86_401_000, callBy: 20 * hour });
});

it('tries are counted, and the first time somebody was reached stays', () => {
  expect(fold(event(2, tried), event(3, tried))).toMatchObject({ tries: 2, firstTriedAt: 2000, lastTriedAt: 3000 });
  const state = fold(event(2, reached('later', 9)), event(3, reached('interested')));
  expect(state).toMatchObject({ reachedAt: 2000, stage: 'called', followUpAt: null });
});

it.each([
  ['called and noted in time', 20, undefined, 20],
  ['called in time, and noted in time from a lift', 20, 24, 20],
  ['called in time, but nobody knew before the time was over', 20, 25, 25],
  ['called late, and noted even later', 25, 30, 25],
])('%s: the call counts for the promise when', (_, called, noted, counts) => {
  const dueAt = arrived.at + 24 * hour;
  const late = noted && { notedAt: dueAt + (noted - 24) * hour };
  const at = dueAt + (called - 24) * hour;
  const calls = [tried, reached('interested')].map(({ type, data }, index) => ({
    ...event(index + 2, { type, data: { ...data, ...late } } as EventContent),
    at,
  }));
  const state = fold(...calls);
  const expected = dueAt + (counts - 24) * hour;
  expect(state).toMatchObject({ firstTriedAt: expected, reachedAt: expected, lastTriedAt: at });
});

it('a refusal ends what is open, and no outcome changes a later stage', () => {
  const refused = event(2, reached('not-interested'));
  expect(fold(refused)?.stage).toBe('not-this-time');
  expect(
    foldEvents([
      { ...arrived, subject: 'messages/a' },
      { ...refused, subject: 'messages/a' },
    ])?.stage,
  ).toBe('called');
  const meeting = event(3, moved('called', 'meeting'));
  expect(fold(event(2, reached('interested')), meeting, event(4, reached('later')))?.stage).toBe('meeting');
});

it('who asks for a call after a refusal is open again, and a date outlives what is on board', () => {
  const refused = event(2, reached('not-interested'));
  expect(fold(refused, event(3, reached('interested')))).toMatchObject({ stage: 'called', owner: 'ada' });
  const again = fold(refused, event(3, { type: 'postponed', data: { followUpAt: 90 * hour } }));
  expect(again).toMatchObject({ stage: 'called', followUpAt: 90 * hour });
  const onBoard = [event(2, reached('interested')), event(3, moved('called', 'on-board'))];
  const followed = fold(...onBoard, event(4, reached('later', 90 * hour)));
  expect(followed && [followed.stage, queuedFrom(followed)]).toEqual(['on-board', 89.75 * hour]);
});

it('a corrected event leaves the state that the others add up to', () => {
  const mistake = event(3, reached('not-interested'));
  const state = fold(event(2, tried), mistake, event(4, corrected(3)));
  expect(state).toEqual({ ...fold(event(2, tried)), version: 4, touchedAt: 4000 });
});

it('each event is corrected once, and neither an arrival nor a correction is', () => {
  const history = [event(2, tried), event(3, corrected(2))];
  expect(allows([event(2, tried)], event(3, corrected(2)))).toBe(true);
  for (const version of [1, 2, 3, 9]) expect(allows(history, event(4, corrected(version)))).toBe(false);
});

it('a move is one of the table, from the present stage; nothing follows on an erased person', () => {
  expect(allows([], event(2, moved('new', 'withdrawn')))).toBe(true);
  expect(allows([], event(2, moved('new', 'on-board')))).toBe(false);
  expect(allows([], event(2, moved('called', 'meeting')))).toBe(false);
  expect(allows([event(2, erased)], event(3, noted))).toBe(false);
});

const arranged: EventContent = { type: 'arranged', data: { followUpAt: 90 * hour, to: 'bo' } };
const agreed = (isNamed: boolean): EventContent => ({ type: 'agreed', data: { isNamed } });
const rated: EventContent = { type: 'rated', data: { answer: 'yes' } };
const amended = (field: 'contactPhone' | 'referrerEmail'): EventContent => ({ type: 'amended', data: { field } });
const erasedHalf = (half: Half): EventContent => ({ type: 'erased', data: { half } });
const rewritten: EventContent = { type: 'rewritten', data: { version: 2 } };

it.each<[sentence: string, collection: string, before: EventContent[], yes: EventContent[], no: EventContent[]]>([
  ['a meeting needs somebody who was reached', 'referrals', [], [], [arranged]],
  ['who was reached is met', 'partnerships', [reached('interested')], [arranged], []],
  ['nobody is met for a message', 'messages', [reached('interested')], [], [arranged]],
  ['what has ended is not arranged', 'referrals', [reached('later'), moved('called', 'spam')], [], [arranged]],
  ['the name is agreed to', 'referrals', [], [agreed(true), rated], [agreed(false)]],
  ['what was agreed to is taken back', 'referrals', [agreed(true)], [agreed(false)], [agreed(true)]],
  ['only a referral has a referrer', 'messages', [], [erased], [agreed(true), rated, erasedHalf('referrer')]],
  ['a referrer rates once', 'referrals', [rated], [agreed(true)], [rated]],
  ['only a text that is there is changed', 'referrals', [tried], [], [rewritten]],
  ['a duplicate is linked to another', 'referrals', [linked], [linked], [claimed]],
  [
    'without the referrer the contact is still called',
    'referrals',
    [erasedHalf('referrer')],
    [tried, noted, amended('contactPhone'), erasedHalf('contact'), erased],
    [agreed(true), rated, amended('referrerEmail'), erasedHalf('referrer')],
  ],
  [
    'without the contact there is nobody to call',
    'referrals',
    [noted, erasedHalf('contact')],
    [noted, rewritten, amended('referrerEmail'), erasedHalf('referrer')],
    [tried, claimed, moved('new', 'spam'), amended('contactPhone'), erasedHalf('contact')],
  ],
])('%s', (_, collection, before, yes, no) => {
  const subject = `${collection}/a`;
  const history = [arrived, ...before.map((content, index) => event(index + 2, content))].map((one) => ({
    ...one,
    subject,
  }));
  const state = foldEvents(history);
  const may = (next: EventContent) => state !== null && isAllowed(state, { ...next, actor: 'ada' }, history);
  expect([yes.filter((next) => !may(next)), no.filter(may)]).toEqual([[], []]);
});

const later = { followUpAt: 90 * hour };
it.each<[sentence: string, history: EventContent[], state: Partial<Case>]>([
  ['who goes to a meeting has the case', [arranged], { ...later, stage: 'meeting', owner: 'bo' }],
  ['a call leaves a meeting where it is', [arranged, reached('interested')], { ...later, followUpKind: 'meeting' }],
  ['an agreement is taken back', [agreed(true), agreed(false)], { agreedAt: null }],
  ['a wrong number', [{ type: 'tried', data: { result: 'wrong-number' } }], { wrongNumberAt: 2000 }],
  ['without the contact it is over', [erasedHalf('contact')], { stage: 'withdrawn', erasedHalf: 'contact' }],
  ['a promised call', [reached('later', 90 * hour), { type: 'postponed', data: later }], { followUpKind: 'callback' }],
  ['a date of one’s own', [{ type: 'postponed', data: later }], { ...later, followUpKind: 'reminder' }],
])('%s: the state says so', (_, history, state) => {
  expect(fold(...history.map((content, index) => event(index + 2, content)))).toMatchObject(state);
});

it('what ended is neither claimed nor linked, but notes and calls are facts; nothing arrives or is exported twice', () => {
  const exported: EventContent = { type: 'exported', data: { filter: '', format: 'csv' } };
  const ended = [event(2, moved('new', 'withdrawn'))];
  for (const decision of [claimed, linked]) {
    expect(allows([], event(2, decision))).toBe(true);
    expect(allows(ended, event(3, decision))).toBe(false);
  }
  for (const fact of [noted, tried, reached('interested'), released]) expect(allows(ended, event(3, fact))).toBe(true);
  for (const never of [arrived, event(2, exported)]) expect(allows([], never)).toBe(false);
});

it('a duplicate, spam and what was withdrawn can be reopened, with the time it was due', () => {
  for (const end of [event(2, { type: 'linked', data: { to: 'referrals/b' } }), event(2, moved('new', 'spam'))]) {
    const stage = fold(end)?.stage ?? 'new';
    const reopened = event(3, moved(stage, 'new'));
    expect(allows([end], reopened)).toBe(true);
    expect(fold(end, reopened)).toMatchObject({ stage: 'new', sameAs: null, dueAt: 86_401_000 });
  }
});

it('a postponed case comes back a quarter of an hour before its date, or four hours before its promise would be broken', () => {
  const queued = (...events: CaseEvent[]) => {
    const state = fold(...events);
    return state && queuedFrom(state);
  };
  expect(queued()).toBe(1000);
  expect(queued(event(2, { type: 'postponed', data: { followUpAt: 5 * hour } }))).toBe(4.75 * hour);
  expect(queued(event(2, { type: 'postponed', data: { followUpAt: 90 * hour } }))).toBe(16 * hour);
  expect(queued(event(2, reached('later', 90 * hour)))).toBe(89.75 * hour);
  expect(queued(event(2, reached('interested')))).toBeNull();
});

it('an event that cannot happen does not compile', () => {
  // @ts-expect-error an outcome is needed
  const withoutOutcome: EventContent = { type: 'reached', data: {} };
  // @ts-expect-error the data are those of another event
  const ofAnother: EventContent = { type: 'linked', data: { version: 3 } };
  // @ts-expect-error no such outcome
  const unknown: EventContent = { type: 'reached', data: { outcome: 'anything at all' } };
  // @ts-expect-error the name is misspelt
  const misspelt: EventContent = { type: 'tried', data: { result: 'no-answer', raeson: 'closed' } };
  for (const content of [withoutOutcome, ofAnother, unknown, misspelt]) expect(content).toBeDefined();
});
