import { type Case, correctedVersions, foldEvents, isWaiting, statesAfter } from './cases/case.ts';
import type { CaseEvent } from './cases/case-events.ts';
import { callWindows, clock, type Hours } from './cases/clock.ts';
import { allowedMoves, isOff, type Stage } from './cases/pipeline.ts';
import { textsOf } from './cases/written-texts.ts';
import type { CallTime } from './referral.ts';
import { type Rating, referrerActor } from './referrers.ts';

/**
 * What has happened with a referral, as its referrer is told. `same-shop`: somebody had referred the business before. `answered`: the
 * referrer gave a number or a better hour, and `helped`: the contact was reached after that.
 */
export type StatusStep =
  | 'received'
  | 'same-shop'
  | 'claimed'
  | 'tried'
  | 'answered'
  | 'reached'
  | 'helped'
  | 'meeting'
  | EndStep;
type EndStep = 'on-board' | 'not-this-time' | 'set-aside' | 'closed' | 'taken-back';

/** What happens next: `call` and `call-again-by` are by the promised hour, `call-late` and `call-late-now` are after it. */
export type NextStep =
  | 'call'
  | 'call-late'
  | 'call-late-now'
  | 'call-again'
  | 'call-again-by'
  | 'no-number'
  | 'meeting'
  | 'follow-up'
  | 'follow-up-late'
  | 'no-date'
  | EndStep;

/** The call that was promised within 24 hours: ahead, kept, late and still to be made, or made too late. */
export type PromisedCall = { state: 'ahead' | 'kept' | 'late' | 'was-late'; at: number };

/** What only the referrer may know: another number in place of a wrong one, or else how to reach somebody who did not answer twice. */
export type ReferrerQuestion = 'number' | 'hour';

/** What the referrer of a business is told. Times are milliseconds since 1970. */
export type ReferralStatus = {
  /** Null where nobody has to call. */
  promise: PromisedCall | null;
  steps: { step: StatusStep; at: number }[];
  /** Without an hour where none is known, or nothing more happens. */
  next: { step: NextStep; at: number | null };
  question: ReferrerQuestion | null;
  /** What the team has written to the referrer, the oldest first. */
  notes: { text: string; at: number }[];
  /** What the referrer thinks of the end: `open` while they are asked, null where there is nothing to say yet. */
  rating: Rating | 'open' | null;
  /** True while nobody was reached, so that nobody need be called. */
  canTakeBack: boolean;
};

/** What is followed up: the referral itself, or the earlier one of the same business. */
type Followed = { events: readonly CaseEvent[]; bestTimeToCall: CallTime | null };

/**
 * What became of a referral, for its referrer: what the desk knows and no more, nothing that concerns the contact, and of what members
 * wrote only the notes for the referrer.
 * @param first the earlier referral of the same business, of which this one is a duplicate; null where there is none
 * @returns null where there is no referral
 */
export function referralStatus(
  own: Followed,
  first: Followed | null,
  now: number,
  businessHours: Hours,
): ReferralStatus | null {
  const arrivedAt = statesAfter(own.events).at(0)?.arrivedAt;
  const { events, bestTimeToCall } = first ?? own;
  const states = statesAfter(events);
  const state = states.at(-1);
  if (arrivedAt === undefined || !state) return null;
  const linkedAt = first && since(statesAfter(own.events), ({ stage }) => stage === 'duplicate');
  const { step: end, at: endedAt } = endOf(states, events);
  const answeredAt = first ? null : lastAnswer(events, state.reachedAt);
  const ownTimes: [StatusStep, number | null][] = [
    ['received', arrivedAt],
    ['same-shop', linkedAt],
  ];
  const times: [StatusStep, number | null][] = [
    ['claimed', since(states, ({ owner, stage }) => owner !== null && !isOff(stage))],
    ['tried', state.reachedAt === null ? state.lastTriedAt : null],
    ['answered', answeredAt],
    [answeredAt === null ? 'reached' : 'helped', state.reachedAt],
    ['meeting', since(states, ({ stage }) => stage === 'meeting')],
  ];
  // Of what happened with the earlier referral of a duplicate before this one arrived, what came of it is enough.
  const isOld = ({ step, at }: { step: StatusStep; at: number }) =>
    at < arrivedAt && (step === 'claimed' || step === 'tried');
  const followed = stepsOf(times).filter((step) => !isOld(step));
  const steps = [...stepsOf(ownTimes), ...followed.sort((a, b) => a.at - b.at)];
  const wasReached = state.reachedAt !== null && state.reachedAt < arrivedAt;
  const promise = wasReached ? null : promisedCall(state, bestTimeToCall, now, businessHours);
  const shared = {
    promise,
    notes: notesTo(own.events),
    question: first ? null : questionToReferrer(events),
    rating: end === 'on-board' || end === 'not-this-time' ? ratingOf(own.events) : null,
    canTakeBack: !first && state.reachedAt === null && allowedMoves(state.collection, state).includes('withdrawn'),
  };
  if (end) return { ...shared, steps: [...steps, { step: end, at: endedAt }], next: { step: end, at: null } };
  return { ...shared, steps, next: nextStep(state, bestTimeToCall, now, businessHours) };
}

function stepsOf(times: readonly [StatusStep, number | null][]): ReferralStatus['steps'] {
  return times.flatMap(([step, at]) => (at === null ? [] : [{ step, at }]));
}

/** What the referrer is asked: while nobody was reached, the number is wrong, or two tries since the last answer found nobody. */
export function questionToReferrer(events: readonly CaseEvent[]): ReferrerQuestion | null {
  const state = foldEvents(events);
  if (state?.collection !== 'referrals' || !isWaiting(state) || state.erasedHalf !== null) return null;
  if (state.wrongNumberAt !== null) return 'number';
  const valid = withoutMistakes(events);
  const answer = valid.findLastIndex(isAnswer);
  return valid.slice(answer + 1).filter(({ type }) => type === 'tried').length >= 2 ? 'hour' : null;
}

/** When the referrer answered last, before anybody was reached. */
function lastAnswer(events: readonly CaseEvent[], reachedAt: number | null): number | null {
  const isTheirs = ({ actor, at }: CaseEvent) => actor === referrerActor && (reachedAt === null || at <= reachedAt);
  return withoutMistakes(events).findLast((event) => isAnswer(event) && isTheirs(event))?.at ?? null;
}

/** True for another number or hour at which to call. */
function isAnswer({ type, data }: CaseEvent): boolean {
  return type === 'amended' && (data.field === 'contactPhone' || data.field === 'bestTimeToCall');
}

function withoutMistakes(events: readonly CaseEvent[]): CaseEvent[] {
  const corrected = correctedVersions(events);
  return events.filter(({ version }) => !corrected.has(version));
}

/** Notes for the referrer, as their authors left them, without what was taken back. */
function notesTo(events: readonly CaseEvent[]): ReferralStatus['notes'] {
  const texts = textsOf(events);
  const notes = withoutMistakes(events).filter(({ type, data }) => type === 'noted' && data.audience === 'referrer');
  return notes.map(({ version, at }) => ({ text: texts.get(version) ?? '', at })).filter(({ text }) => text !== '');
}

/** How each stage ends that is an end. */
const ends: Partial<Record<Stage, EndStep>> = {
  'on-board': 'on-board',
  'not-this-time': 'not-this-time',
  spam: 'set-aside',
  withdrawn: 'closed',
  duplicate: 'closed',
  erased: 'closed',
};

function endOf(states: readonly Case[], events: readonly CaseEvent[]): { step: EndStep | null; at: number } {
  const stage = states.at(-1)?.stage ?? 'new';
  const move = withoutMistakes(events).findLast(({ type }) => type === 'moved');
  const isTakenBack = stage === 'withdrawn' && move?.actor === referrerActor;
  const step = isTakenBack ? 'taken-back' : (ends[stage] ?? null);
  return { step, at: since(states, (one) => one.stage === stage) ?? 0 };
}

function ratingOf(events: readonly CaseEvent[]): Rating | 'open' {
  return events.flatMap(({ type, data }) => (type === 'rated' ? data.answer : [])).at(-1) ?? 'open';
}

/** Since when something is true, without a break; null while it is not. */
function since(states: readonly Case[], isTrue: (state: Case) => boolean): number | null {
  const before = states.findLastIndex((state) => !isTrue(state));
  return states[before + 1]?.touchedAt ?? null;
}

function promisedCall(state: Case, bestTimeToCall: CallTime | null, now: number, hours: Hours): PromisedCall | null {
  const { state: one } = clock({ ...state, bestTimeToCall, isOff: isOff(state.stage) }, now, hours);
  if (one === 'off') return null;
  const told = {
    running: 'ahead',
    soon: 'ahead',
    tried: 'ahead',
    overdue: 'late',
    kept: 'kept',
    late: 'was-late',
  } as const;
  return { state: told[one], at: state.dueAt };
}

function nextStep(
  { followUpAt, followUpKind, reachedAt, wrongNumberAt, newNumberAt, tries, dueAt }: Case,
  bestTimeToCall: CallTime | null,
  now: number,
  businessHours: Hours,
): ReferralStatus['next'] {
  const isAhead = followUpAt !== null && followUpAt > now;
  if (reachedAt === null) {
    if (wrongNumberAt !== null) return { step: 'no-number', at: null };
    if (isAhead && newNumberAt === null) return { step: 'call-again', at: followUpAt };
    if (now <= dueAt) return { step: tries > 0 ? 'call-again-by' : 'call', at: dueAt };
    const [window] = callWindows(now, now + 24 * 3_600_000, bestTimeToCall, businessHours);
    if (!window || window.start <= now) return { step: 'call-late-now', at: null };
    return { step: 'call-late', at: window.start };
  }
  if (followUpAt === null) return { step: 'no-date', at: null };
  if (!isAhead) return { step: 'follow-up-late', at: followUpAt };
  return { step: followUpKind === 'meeting' ? 'meeting' : 'follow-up', at: followUpAt };
}
