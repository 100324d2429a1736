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
