import { soonBefore } from './clock.ts';
import type { Collection } from './collections.ts';
import { allowedMoves, type CaseCollection, caseCollections, isOff, isOpen } from './pipeline.ts';
import type { Stage } from './stages.ts';

/** Milliseconds within which the team promises to call (docs/spec.md §1): the wall clock, from arrival at our server. */
export const promisedTime = 24 * 3_600_000;

/** What a person who was reached said. */
export const outcomes = ['interested', 'later', 'not-interested'] as const;

export type Outcome = (typeof outcomes)[number];

/**
 * The data of each type of event. Times are milliseconds since 1970; `text` and `reason` are what a member wrote, and are removed
 * when the person is erased.
 */
type EventData = {
  /** `callBy` is missing where a release before the desk stored the arrival. */
  arrived: { via: string; language: string | null; suspicion: string | null; callBy?: number };
  claimed: object;
  released: object;
  tried: { result: 'no-answer' | 'wrong-number'; reason?: string };
  reached: { outcome: Outcome; followUpAt?: number; reason?: string };
  postponed: { followUpAt: number };
  noted: { text: string; audience: 'team' | 'referrer' };
  moved: { from: Stage; to: Stage };
  /** The subject of the case that this one is a duplicate of. */
  linked: { to: string };
  /** The event with this version was a mistake: the state is that of the history without it. An undo has no reason. */
  corrected: { version: number; reason?: string };
  erased: object;
  /** Of the subject `desk/exports`, which has no case. */
  exported: { filter: string; format: string };
};

/** One thing that happened to a subject, a document named `collection/id`. Events are only added, never changed. */
export type CaseEvent = {
  subject: string;
  /** 1 for the first event of a subject, then one more each; no two events of a subject have the same. */
  version: number;
  /** Chosen by whoever acts. Two events never have the same, so that a repeated request is harmless. */
  actionId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The id of a member of the team, or the call by which a document arrived. */
  actor: string;
  type: keyof EventData;
  data: Readonly<Record<string, string | number | boolean | null>>;
};

/** The present state of a document that waits for the team: what its events add up to. Times are milliseconds since 1970. */
export type Case = {
  subject: string;
  version: number;
  /** The call by which it arrived. */
  via: string;
  arrivedAt: number;
  /** Frozen at arrival, as is `callBy`; see `domain/clock.ts`. */
  dueAt: number;
  callBy: number;
  stage: Stage;
  /** The id of a member. */
  owner: string | null;
  /** The time of the last event. */
  touchedAt: number;
  tries: number;
  firstTriedAt: number | null;
  lastTriedAt: number | null;
  /** When somebody spoke with the person, or a reply came in writing, for the first time. */
  reachedAt: number | null;
  followUpAt: number | null;
  /** The subject of the case that this one is a duplicate of. */
  sameAs: string | null;
};

/** True for documents that somebody waits for an answer to. */
export function hasCase(collection: Collection | string): collection is CaseCollection {
  return (caseCollections as readonly string[]).includes(collection);
}

/** True while the promise of a call is neither kept nor off. */
export function isWaiting({ stage, reachedAt }: Case): boolean {
  return reachedAt === null && !isOff(stage);
}

/**
 * From when a case belongs to the list of those to call; null when there is nothing to do. Who postpones a case that was not
 * reached still finds it there when its promise is about to be broken.
 */
export function queuedFrom(state: Case): number | null {
  const { stage, arrivedAt, callBy, followUpAt } = state;
  if (isWaiting(state)) return followUpAt === null ? arrivedAt : Math.min(followUpAt, callBy - soonBefore);
  return isOpen(collectionOf(state), stage) ? followUpAt : null;
}

function collectionOf({ subject }: Pick<Case, 'subject'>): CaseCollection {
  return subject.slice(0, subject.indexOf('/')) as CaseCollection;
}

/**
 * True when an event may follow on a state. Notes, tries and outcomes are facts, and are refused only for a person who was erased.
 * @param history the events before; needed for a correction
 */
export function isAllowed(
  state: Case,
  { type, data }: Pick<CaseEvent, 'type' | 'data'>,
  history: readonly CaseEvent[],
) {
  if (state.stage === 'erased' || type === 'arrived' || type === 'exported') return false;
  if (type === 'claimed' || type === 'linked') return !isOff(state.stage);
  if (type === 'moved')
    return data.from === state.stage && allowedMoves(collectionOf(state), state).includes(data.to as Stage);
  if (type !== 'corrected') return true;
  const mistake = history.find(({ version }) => version === data.version);
  return mistake !== undefined && isCorrectable(mistake) && !correctedVersions(history).has(mistake.version);
}

/** True for events that a later one may call a mistake. */
export function isCorrectable({ type }: Pick<CaseEvent, 'type'>): boolean {
  return type !== 'arrived' && type !== 'corrected' && type !== 'erased';
}

/** True when an event changes nothing that a member decides on: it does not outdate what they have seen. */
export function isRemark({ type }: Pick<CaseEvent, 'type'>): boolean {
  return type === 'noted' || type === 'tried';
}

/** The state after all events of a case, oldest first; null without events. The only place where events become state. */
export function foldEvents(events: readonly CaseEvent[]): Case | null {
  const corrected = correctedVersions(events);
  return events.reduce<Case | null>(
    (before, event) => applyEvent(before, corrected.has(event.version) ? { ...event, type: 'corrected' } : event),
    null,
  );
}

/** The versions of the events that a later one calls a mistake. */
export function correctedVersions(events: readonly CaseEvent[]): ReadonlySet<number> {
  return new Set(events.filter(({ type }) => type === 'corrected').map(({ data }) => data.version as number));
}

/** The state after one more event; one that was a mistake has the type `corrected` here. */
function applyEvent(before: Case | null, event: CaseEvent): Case {
  if (before === null || event.type === 'arrived') return arrivedCase(event);
  return { ...before, ...changes(before, event), version: event.version, touchedAt: event.at };
}

function arrivedCase({ subject, version, at, actor, data }: CaseEvent): Case {
  return {
    subject,
    version,
    via: actor,
    arrivedAt: at,
    dueAt: at + promisedTime,
    callBy: (data.callBy as number | undefined) ?? at + promisedTime,
    stage: data.suspicion ? 'spam' : 'new',
    owner: null,
    touchedAt: at,
    tries: 0,
    firstTriedAt: null,
    lastTriedAt: null,
    reachedAt: null,
    followUpAt: null,
    sameAs: null,
  };
}

function changes(before: Case, { type, at, actor, data }: CaseEvent): Partial<Case> {
  const followUpAt = (data.followUpAt as number | undefined) ?? null;
  switch (type) {
    case 'claimed':
      return { owner: actor };
    case 'released':
      return { owner: null };
    case 'tried':
      return { tries: before.tries + 1, firstTriedAt: before.firstTriedAt ?? at, lastTriedAt: at };
    case 'reached':
      return { reachedAt: before.reachedAt ?? at, followUpAt, stage: stageAfterCall(before, data.outcome as Outcome) };
    case 'postponed':
      return { followUpAt };
    case 'moved':
      return { stage: data.to as Stage, sameAs: null };
    case 'linked':
      return { stage: 'duplicate', sameAs: data.to as string };
    case 'erased':
      return { stage: 'erased', owner: null, followUpAt: null, sameAs: null };
    default:
      return {};
  }
}

/** A call that happened changes no stage that a member has chosen, except that a refusal ends what was open. */
function stageAfterCall(before: Case, outcome: Outcome): Stage {
  const { stage } = before;
  const isRefusal = outcome === 'not-interested' && collectionOf(before) !== 'messages';
  if (isRefusal && ['new', 'called', 'meeting'].includes(stage)) return 'not-this-time';
  return stage === 'new' ? 'called' : stage;
}
