import type { Collection } from '../collections.ts';

/** The stages of a case. `spam` is also the stage of suspected spam. */
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

/** Collections whose documents somebody waits for an answer to. Subscribers to the newsletter do not. */
export const caseCollections = ['referrals', 'messages', 'partnerships'] as const satisfies readonly Collection[];

export type CaseCollection = (typeof caseCollections)[number];

/** Stages in which nobody has to call. Each but `erased` can be reopened, and the time it is due stays that of its arrival. */
const offStages: readonly Stage[] = ['withdrawn', 'duplicate', 'spam', 'erased'];

/** Stages in which there is nothing more to do for the team. */
const finalStages: readonly Stage[] = ['on-board', 'not-this-time', ...offStages];

/**
 * The moves that a member makes by hand. `called` follows from an outcome, `duplicate` from a link and `erased` from erasing, so that
 * none of them is reached without what it stands for.
 */
const moves: Record<Stage, readonly Stage[]> = {
  new: ['withdrawn', 'spam'],
  called: ['meeting', 'on-board', 'not-this-time', 'withdrawn', 'spam'],
  meeting: ['on-board', 'not-this-time', 'called', 'withdrawn'],
  'on-board': ['meeting', 'not-this-time'],
  'not-this-time': ['called', 'meeting'],
  withdrawn: [],
  duplicate: [],
  spam: [],
  erased: [],
};

/** A contact message needs nothing more once it is answered. */
const messageMoves: typeof moves = { ...moves, called: ['withdrawn', 'spam'] };

/** True in stages that end the clock. */
export function isOff(stage: Stage): boolean {
  return offStages.includes(stage);
}

/** True while the team may still have something to do. An answered message is done. */
export function isOpen(collection: CaseCollection, stage: Stage): boolean {
  return !finalStages.includes(stage) && !(collection === 'messages' && stage === 'called');
}

/** The stages that a member may move a case to. A case that was closed is reopened to where the call put it. */
export function allowedMoves(
  collection: CaseCollection,
  { stage, reachedAt, erasedHalf }: { stage: Stage; reachedAt: number | null; erasedHalf?: string | null },
): readonly Stage[] {
  if (erasedHalf === 'contact') return [];
  if (isOff(stage) && stage !== 'erased') return [reachedAt === null ? 'new' : 'called'];
  return (collection === 'messages' ? messageMoves : moves)[stage];
}
