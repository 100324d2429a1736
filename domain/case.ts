import type { Collection } from './collections.ts';

/** Milliseconds within which the team promises to call (docs/spec.md §1): the wall clock, from arrival at our server. */
export const promisedTime = 24 * 3_600_000;

/** The stages of a case; `domain/pipeline.ts` says which moves are allowed. `spam` is also the stage of suspected spam. */
export const stages = [
  'new',
  'called',
  'meeting',
  'on-board',
  'not-this-time',
  'withdrawn',
  'duplicate',
  'spam',
  'erased',
] as const;

export type Stage = (typeof stages)[number];

/** What a person who was reached said. */
export const outcomes = ['interested', 'later', 'not-interested'] as const;

export type Outcome = (typeof outcomes)[number];

/** One thing that happened to a subject, a document named `collection/id`. Events are only added, never changed. */
export type CaseEvent = {
  subject: string;
  /** 1 for the first event of a subject, then one more each; no two events of a subject have the same. */
  version: number;
  /** Chosen by whoever acts. Two events never have the same, so that a repeated request is harmless. */
  actionId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** A member of the team, or the call by which a document arrived. */
  actor: string;
  type: 'arrived' | 'claimed' | 'released' | 'noted' | 'erased';
  data: Readonly<Record<string, string | number | boolean | null>>;
};

/** The present state of a document that waits for the team: what its events add up to. */
export type Case = {
  subject: string;
  version: number;
  arrivedAt: number;
  /** Frozen at arrival; milliseconds since 1970. */
  dueAt: number;
  stage: Stage;
  owner: string | null;
};

/** True for documents that somebody waits for an answer to. Subscribers to the newsletter do not. */
export function hasCase(collection: Collection): boolean {
  return collection !== 'subscribers';
}

/**
 * The state of a case after an event; the only place where events become state.
 * @param before the state after the events before; null before the arrival
 */
export function applyEvent(before: Case | null, { subject, version, at, type, actor, data }: CaseEvent): Case {
  const arrived: Case = {
    subject,
    version,
    arrivedAt: at,
    dueAt: at + promisedTime,
    stage: data.suspicion ? 'spam' : 'new',
    owner: null,
  };
  if (before === null || type === 'arrived') return arrived;
  const now = { ...before, version };
  if (type === 'claimed') return { ...now, owner: actor };
  if (type === 'released') return { ...now, owner: null };
  return type === 'erased' ? { ...now, stage: 'erased', owner: null } : now;
}
