import { isLanguage, type Language } from '../languages.ts';
import { withoutHalf } from '../personal-data.ts';
import { referrerActor } from '../referrers.ts';
import { isPhoneOfContact } from './amendments.ts';
import { type Outcome, resultRules } from './call-results.ts';
import { type CaseEvent, countedAt, type EventData, type Half } from './case-events.ts';
import { soonBefore } from './clock.ts';
import { answerTime, dated, type FollowUpKind, isPromiseAhead, missedAfter, readyBefore } from './follow-up.ts';
import { returnTime } from './hand-over.ts';
import type { Stage } from './pipeline.ts';
import { type CaseCollection, caseCollections, isOff, isOpen } from './pipeline.ts';

/** Milliseconds within which the team promises to call (docs/spec.md §1): the wall clock, from arrival at our server. */
export const promisedTime = 24 * 3_600_000;

/** The present state of a document that waits for the team: what its events add up to. Times are milliseconds since 1970. */
export type Case = {
  subject: string;
  collection: CaseCollection;
  version: number;
  /** The call by which it arrived. */
  via: string;
  arrivedAt: number;
  /** Frozen at arrival; `callBy` is, too, unless the best time to call is corrected. See `domain/cases/clock.ts`. */
  dueAt: number;
  callBy: number;
  stage: Stage;
  /** The id of a member. */
  owner: string | null;
  /** When it is everybody's again, while the owner has not touched what a colleague handed over to them. */
  returnsAt: number | null;
  /** The time of the last event. */
  touchedAt: number;
  tries: number;
  firstTriedAt: number | null;
  lastTriedAt: number | null;
  /** When somebody spoke with the person, or a reply came in writing, for the first time; see `countedAt`. */
  reachedAt: number | null;
  followUpAt: number | null;
  /** What that date is for; null without one. */
  followUpKind: FollowUpKind | null;
  /** The subject of the case that this one is a duplicate of. */
  sameAs: string | null;
  /** Since when the contact may be told who referred them; null while the referrer has not agreed. */
  agreedAt: number | null;
  /** In which one speaks with the person. */
  language: Language | null;
  /** The fields of the document that have another value than was sent; JSON. */
  amended: string;
  /** When the telephone number turned out to be wrong; null while it is not, or once there is a new one. */
  wrongNumberAt: number | null;
  /** When a new number came in place of a wrong one, or the referrer helped to reach somebody who waits; null once it was tried. */
  newNumberAt: number | null;
  /** Which of the two people of a referral was erased; null while neither was, and once both were. */
  erasedHalf: Half | null;
};

/** True for documents that somebody waits for an answer to. */
export function hasCase(collection: string): collection is CaseCollection {
  return caseCollections.some((known) => known === collection);
}

/** True while the promise of a call is neither kept nor off. */
export function isWaiting({ stage, reachedAt }: Case): boolean {
  return reachedAt === null && !isOff(stage);
}

/**
 * From when a case belongs to the list of those to call; null when it has no date. Who postpones a case that was not reached still
 * finds it there when its promise is about to be broken. A date outlives *on board*: somebody asks after the first week. A call of an
 * hour is there a quarter of an hour before. A wrong number is not called, so that such a case has only the date that somebody chose; with a
 * new one it is there at once.
 */
export function queuedFrom(state: Case): number | null {
  const { stage, arrivedAt, callBy, followUpAt, wrongNumberAt, newNumberAt } = state;
  const ready = followUpAt === null ? null : followUpAt - readyBefore;
  if (isWaiting(state) && wrongNumberAt === null) {
    return newNumberAt ?? (ready === null ? arrivedAt : Math.min(ready, callBy - soonBefore));
  }
  return isOff(stage) || stage === 'not-this-time' ? null : ready;
}

/**
 * The state after all events of a subject, oldest first; null where nobody waits for an answer. The only place where events become
 * state.
 */
export function foldEvents(events: readonly CaseEvent[]): Case | null {
  return statesAfter(events).at(-1) ?? null;
}

/** The state after each of the events, as `foldEvents` has it after the last; none where nobody waits for an answer. */
export function statesAfter([arrival, ...events]: readonly CaseEvent[]): Case[] {
  let state = arrival ? arrivedCase(arrival) : null;
  if (!state) return [];
  const states = [state];
  const corrected = correctedVersions(events);
  for (const event of events) {
    const { version, at: touchedAt } = event;
    state = { ...state, ...(!corrected.has(version) && changes(state, event)), version, touchedAt };
    if (state.owner === null || state.owner === event.actor) state.returnsAt = null;
    states.push(state);
  }
  return states;
}

/** The versions of the events that a later one calls a mistake. */
export function correctedVersions(events: readonly CaseEvent[]): ReadonlySet<number> {
  return new Set(events.flatMap(({ type, data }) => (type === 'corrected' ? [data.version] : [])));
}

/** What nobody has done yet with a case, and of what nothing is left once the person is erased. */
const untouched = {
  owner: null,
  ...dated(null),
  sameAs: null,
  agreedAt: null,
  amended: '{}',
  wrongNumberAt: null,
  newNumberAt: null,
  erasedHalf: null,
} satisfies Partial<Case>;

function arrivedCase({ subject, version, at, actor, type, data }: CaseEvent): Case | null {
  const collection = caseCollections.find((known) => subject.startsWith(`${known}/`));
  if (type !== 'arrived' || !collection) return null;
  return {
    subject,
    collection,
    version,
    via: actor,
    arrivedAt: at,
    dueAt: at + promisedTime,
    callBy: data.callBy,
    stage: data.suspicion ? 'spam' : 'new',
    language: data.language,
    touchedAt: at,
    tries: 0,
    firstTriedAt: null,
    lastTriedAt: null,
    reachedAt: null,
    returnsAt: null,
    ...untouched,
  };
}

function changes(before: Case, event: CaseEvent): Partial<Case> {
  const { type, at, actor, data } = event;
  switch (type) {
    case 'claimed':
      return { owner: actor };
    case 'assigned':
      return { owner: data.to, returnsAt: returnTime(before, at) };
    case 'released':
      return { owner: null };
    case 'tried':
      return {
        tries: before.tries + 1,
        firstTriedAt: before.firstTriedAt ?? countedAt(before, event),
        lastTriedAt: at,
        newNumberAt: null,
        ...(data.result === 'wrong-number' && before.collection !== 'messages' && { wrongNumberAt: at }),
        ...(data.result === 'sent' && !isPromiseAhead(before, at) && dated(answerTime(at, before.callBy), 'reminder')),
      };
    case 'reached': {
      const { outcome, followUpAt = null } = data;
      const reachedAt = before.reachedAt ?? countedAt(before, event);
      // Who spoke with somebody goes on with it: else a case that was reached would be nobody's.
      const stage = stageAfterCall({ ...before, reachedAt }, outcome);
      // A call before a meeting, as to confirm it, leaves it where it is.
      const isMeetingKept =
        before.followUpKind === 'meeting' && isPromiseAhead(before, at) && stage.stage === undefined;
      const date = followUpAt === null && isMeetingKept ? {} : dated(followUpAt, 'callback');
      return { owner: actor, reachedAt, newNumberAt: null, ...date, ...stage };
    }
    case 'postponed':
      if (data.followUpAt === undefined) return dated(null);
      return { ...dated(data.followUpAt, purposeOf(before, event)), newNumberAt: null, ...reopened(before) };
    case 'arranged':
      return { stage: 'meeting', ...dated(data.followUpAt, 'meeting'), owner: data.to, sameAs: null };
    case 'moved':
      // What was to be done by then is done.
      return { stage: data.to, sameAs: null, ...(Number(before.followUpAt) <= at && dated(null)) };
    case 'linked':
      return { stage: 'duplicate', sameAs: data.to };
    case 'erased':
      return data.half ? withoutPerson(before, data.half) : { ...untouched, stage: 'erased', language: null };
    case 'agreed':
      return { agreedAt: data.isNamed ? at : null };
    case 'amended':
      return amendment(before, actor, at, data);
    case 'arrived':
    case 'noted':
    case 'rated':
    case 'rewritten':
    case 'corrected':
    case 'exported':
      return {};
  }
}

/** Without the contact there is nobody to call; without the referrer nobody can be named. */
function withoutPerson(before: Case, half: Half): Partial<Case> {
  const rest = { erasedHalf: half, amended: JSON.stringify(withoutHalf(JSON.parse(before.amended), half)) };
  if (half === 'referrer') return { ...rest, agreedAt: null };
  const isOver = !isOpen(before.collection, before.stage) && before.stage !== 'duplicate';
  const stage = isOver ? before.stage : 'withdrawn';
  return { ...rest, stage, sameAs: null, ...dated(null), wrongNumberAt: null, newNumberAt: null };
}

/** Who postpones what was promised to a person has moved the promise: they wait for a call at the new hour. */
function purposeOf(before: Case, { at, data }: CaseEvent & { type: 'postponed' }): FollowUpKind {
  const isMoved = before.followUpKind !== 'terms' && isPromiseAhead(before, at - missedAfter);
  return data.purpose ?? (isMoved ? 'callback' : 'reminder');
}

function amendment(before: Case, actor: string, at: number, data: EventData<'amended'>): Partial<Case> {
  const { field, value = '', callBy } = data;
  if (field === 'language') return isLanguage(value) ? { language: value } : {};
  const isWrong = before.wrongNumberAt !== null;
  const isRepaired = isWrong && isPhoneOfContact(field);
  // Another hour is no number: a wrong one is not called because of it.
  const isToTry = isRepaired || (!isWrong && actor === referrerActor);
  return {
    amended: JSON.stringify({ ...JSON.parse(before.amended), [field]: value }),
    ...(callBy && { callBy }),
    ...(isRepaired && { wrongNumberAt: null }),
    ...(isToTry && { newNumberAt: before.reachedAt === null ? at : null }),
  };
}

/**
 * A call that happened changes no stage that a member has chosen, except that a refusal ends what was open, and that whoever shows
 * interest again, or asks for a call, is not closed any more.
 */
function stageAfterCall(before: Case, outcome: Outcome): Partial<Case> {
  const { collection, stage } = before;
  const isRefusal = resultRules[outcome].isRefusal && collection !== 'messages';
  if (isRefusal) return ['new', 'called', 'meeting'].includes(stage) ? { stage: 'not-this-time' } : {};
  return stage === 'new' ? { stage: 'called' } : reopened(before);
}

/** Back to where the call put it, for a case that was closed; what is on board stays there. */
function reopened({ stage, reachedAt }: Case): Partial<Case> {
  if (!isOff(stage) && stage !== 'not-this-time') return {};
  return { stage: reachedAt === null ? 'new' : 'called', sameAs: null };
}
