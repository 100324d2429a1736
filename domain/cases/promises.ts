import { type Case, correctedVersions, statesAfter } from './case.ts';
import { type CaseEvent, countedAt, followUpOf, writtenReason } from './case-events.ts';
import { missedAfter, readyBefore } from './follow-up.ts';
import { isOff } from './pipeline.ts';
import { textsOf } from './written-texts.ts';

/** `first-call`: the call, or the answer, within 24 hours. The others are for an hour. */
export const promiseKinds = ['first-call', 'callback', 'meeting', 'terms'] as const;
export type PromiseKind = (typeof promiseKinds)[number];

/** Something that a person was promised, and what became of it. Times are milliseconds since 1970. */
export type MadePromise = {
  kind: PromiseKind;
  /** The 24 hours of a referral are promised to who referred; everything else to the person who is called, or who wrote to us. */
  to: 'referrer' | 'contact';
  dueAt: number;
  /** The id of a member; null for what the website promises. */
  madeBy: string | null;
  madeAt: number;
  /** The version of the event that made it. */
  version: number;
  /** `moved`: to another date, by the next promise. `withdrawn`: the case ended before its time. */
  state: 'open' | 'kept' | 'broken' | 'moved' | 'withdrawn';
  /** When it was kept, broken, moved or withdrawn; null while it is open. */
  settledAt: number | null;
  /** What a member wrote beside that; empty where they wrote nothing. */
  why: string;
};

/** An event, and the state after it. */
type Step = { event: CaseEvent; after: Case; text: string };

/**
 * The promises of a case, in the order in which they were made: the only place that says so, from the events alone. A date that a member
 * sets for themselves is none, except where it takes the place of a promise whose hour is still ahead: then that one is moved, and the
 * person waits for the new one. What was taken back as a mistake was not promised, and keeps nothing.
 *
 * The 24 hours are kept by who reaches the person; a call at an hour by any call from a quarter of an hour before it until as long
 * after it, or by reaching them earlier; terms by the next step that is noted in time; a meeting by what is noted after its hour, unless
 * that is that it did not take place. Nobody knows of a meeting before, so it is open until then. What was broken stays broken.
 */
export function promisesOf(events: readonly CaseEvent[], now: number): MadePromise[] {
  const states = statesAfter(events);
  const [arrival] = states;
  if (!arrival) return [];
  const corrected = correctedVersions(events);
  const texts = textsOf(events);
  const promises = [firstCallOf(arrival)];
  for (const [index, event] of events.entries()) {
    const [before, after] = [states[index - 1], states[index]];
    if (!before || !after || corrected.has(event.version)) continue;
    const step = { event, after, text: texts.get(event.version) || writtenReason(event) };
    for (const promise of promises) settle(promise, step);
    const made = promiseOf(step);
    if (made) promises.push(made);
  }
  for (const promise of promises) if (promise.state === 'open') breakBy(promise, now);
  return promises;
}

function firstCallOf({ collection, dueAt, arrivedAt, stage, version }: Case): MadePromise {
  const to = collection === 'referrals' ? 'referrer' : 'contact';
  const made = { kind: 'first-call', to, dueAt, madeBy: null, madeAt: arrivedAt, version, why: '' } as const;
  return isOff(stage)
    ? { ...made, state: 'withdrawn', settledAt: arrivedAt }
    : { ...made, state: 'open', settledAt: null };
}

function promiseOf({ event, after }: Step): MadePromise | null {
  const { followUpKind: kind } = after;
  const dueAt = followUpOf(event);
  if (dueAt === null || dueAt !== after.followUpAt || kind === null || kind === 'reminder') return null;
  const { actor, at: madeAt, version } = event;
  return { kind, to: 'contact', dueAt, madeBy: actor, madeAt, version, state: 'open', settledAt: null, why: '' };
}

/** What an event makes of a promise. */
function settle(promise: MadePromise, { event, after, text }: Step) {
  if (promise.state === 'withdrawn' && isResumed(promise, after)) {
    Object.assign(promise, { state: 'open', settledAt: null });
  }
  const excuse = event.type === 'corrected' ? '' : writtenReason(event);
  if (promise.state === 'broken') promise.why ||= excuse;
  if (promise.state !== 'open') return;
  const end = (state: MadePromise['state'], settledAt = event.at) => {
    Object.assign(promise, { state, settledAt, why: text });
  };
  const limit = lastMomentOf(promise);
  const keptAt = isKeptBy(promise, event, after) ? countedAt({ dueAt: limit }, event) : null;
  if (keptAt !== null && keptAt <= limit) return end('kept', keptAt);
  if (keptAt !== null || event.at > limit) return breakBy(promise, limit + 1, excuse);
  if (isEnded(after)) return end('withdrawn');
  if (promise.kind === 'first-call' || after.followUpAt === promise.dueAt) return;
  if (followUpOf(event) !== null) return end('moved');
  end(event.at < promise.dueAt ? 'withdrawn' : 'broken');
}

function breakBy(promise: MadePromise, now: number, why = '') {
  const limit = lastMomentOf(promise);
  if (now > limit) Object.assign(promise, { state: 'broken', settledAt: limit + 1, why });
}

function isKeptBy({ kind, dueAt }: MadePromise, { type, at, data }: CaseEvent, after: Case): boolean {
  const isSpokenWith = type === 'arranged' || (type === 'moved' && !isOff(after.stage));
  const isAtHour = at >= dueAt - readyBefore;
  switch (kind) {
    case 'first-call':
      return type === 'reached';
    case 'callback':
      if (type === 'reached') return isAtHour || data.followUpAt === undefined;
      return isAtHour && (type === 'tried' || isSpokenWith);
    case 'terms':
      return (type === 'postponed' && data.followUpAt !== undefined) || type === 'reached' || isSpokenWith;
    case 'meeting':
      if (type === 'moved' && data.to === 'called') return false;
      return at >= dueAt && (type === 'postponed' || type === 'reached' || isSpokenWith);
  }
}

/** The last moment at which it can be kept; infinite for a meeting. */
export function lastMomentOf({ kind, dueAt }: Pick<MadePromise, 'kind' | 'dueAt'>): number {
  const grace: Record<PromiseKind, number> = {
    'first-call': 0,
    callback: missedAfter - 1,
    terms: 0,
    meeting: Infinity,
  };
  return dueAt + grace[kind];
}

/** True where a case that was closed goes on, with the same promise. */
function isResumed({ kind, dueAt }: MadePromise, after: Case): boolean {
  return !isEnded(after) && (kind === 'first-call' ? true : after.followUpAt === dueAt);
}

function isEnded({ stage }: Case): boolean {
  return isOff(stage) || stage === 'not-this-time';
}
