import type { Stage } from './cases/pipeline.ts';
import type { Collection } from './collections.ts';
import type { Role } from './personal-data.ts';

/** The actor of what follows from a number being on the list of those that are never to be called. */
export const neverCallActor = 'never-call';

/** What a person may ask about their data. */
export const requestKinds = ['copy', 'correct', 'erase', 'withdraw', 'no-call'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Requests by which something is changed here; the others a member answers once they are done. */
export const servedKinds = ['erase', 'withdraw', 'no-call'] as const satisfies readonly RequestKind[];
export type ServedKind = (typeof servedKinds)[number];

/** Milliseconds within which a request is answered (PDPO, sections 19, 23 and 25), and for which the log of it is kept (section 27). */
export const answerTime = 40 * 86_400_000;
/** Milliseconds before the end of that time from which on the summary of each morning has what is not answered. */
export const remindBefore = 14 * 86_400_000;
export const logTime = (4 * 365 + 1) * 86_400_000;

/** What one person has asked, and what was answered. */
export type PersonRequest = {
  id: string;
  kind: RequestKind;
  /** By what they are found; empty once it is done, or they are erased. */
  who: string;
  askedAt: number;
  answeredAt: number | null;
  answer: 'done' | 'refused' | null;
  /** Why it was refused, or what was done. */
  text: string;
};

/** Something that is stored of a person. */
export type Held = {
  /** `role:collection/id`, for forms. */
  key: string;
  collection: Collection;
  id: string;
  /** Null where somebody else only mentions them. */
  role: Role | null;
  title: string;
  arrivedAt: number;
  /** Null for a subscriber, who has no case. */
  stage: Stage | null;
  /** Their own fields, by name. */
  fields: Readonly<Record<string, string>>;
  /** Other values that they had before a correction, or by a mistake, and that are still stored. */
  earlier: readonly { field: string; value: string }[];
  /** Since when a referrer has wanted to be told by mail; null for who does not. */
  newsSince: number | null;
  /** Texts in which anybody may be named: a member reads each before it is copied. */
  texts: readonly { key: string; text: string }[];
};

/** What became of each thing that was chosen. `ended` was closed already, and `no-number` has none. */
export type Served =
  | NotServed
  | {
      ok: true;
      done: readonly {
        held: Held;
        outcome: 'corrected' | 'erased' | 'withdrawn' | 'unsubscribed' | 'no-call' | 'ended' | 'no-number';
      }[];
    };

/** `invalid`: the form would refuse the value, or nothing that was chosen has the field. `two-people`: what was chosen has both people of one referral, where it must be of one person. */
export type NotServed = { ok: false; code: 'nothing-chosen' | 'not-confirmed' | 'two-people' | 'invalid' };

/** A copy of what is stored of one person; of the texts those that were chosen. */
export type Copied = NotServed | { ok: true; held: readonly Held[] };

/** How a person is served, by a member or an operator. */
export type PersonServices = {
  /** By e-mail address, telephone number or reference. */
  findPerson(query: string): readonly Held[];
  /** Those that wait for an answer, the oldest first, and the latest that were answered. */
  requests(): { open: readonly PersonRequest[]; answered: readonly PersonRequest[] };
  noteRequest(kind: RequestKind, who: string, askedAt: number): Promise<void>;
  /** @param text why it was refused */
  answerRequest(id: string, answer: 'done' | 'refused', text: string): Promise<void>;
  /** @param texts the keys of those in which a member has found nobody else */
  copyFor(who: string, keys: readonly string[], texts: readonly string[]): Promise<Copied>;
  /** Corrects a field of theirs in everything that was chosen and has it; what was there before is shown no more. */
  correct(who: string, keys: readonly string[], field: string, value: string): Promise<Served>;
  /**
   * A number by which they are found, or by which nobody is, is itself one that is never to be called.
   * @param confirmation the reference of one of what was chosen, or its last eight characters; of a subscriber the address; of a number
   * alone that number
   */
  serve(kind: ServedKind, who: string, keys: readonly string[], confirmation: string): Promise<Served>;
};

/** Of what the answer to a person says what is kept: another thing of the newsletter than of a case, or of a number alone. */
export function keptOf(kind: ServedKind, done: readonly { held: Held }[]): ReadonlySet<ServedKind | 'subscriber'> {
  return new Set(done.length === 0 ? [kind] : done.map(({ held }) => (held.role === 'subscriber' ? held.role : kind)));
}

/** A copy for a person, for programs. */
export function copyAsJson(held: readonly Held[], now: number): string {
  const copies = held.map(({ role, collection, id, arrivedAt, title, fields, earlier, newsSince, texts }) => ({
    role,
    collection,
    reference: id,
    received: new Date(arrivedAt).toISOString(),
    about: title,
    ...fields,
    earlier,
    newsByEmailSince: newsSince === null ? undefined : new Date(newsSince).toISOString(),
    texts: texts.map(({ text }) => text),
  }));
  return `${JSON.stringify({ made: new Date(now).toISOString(), held: copies }, null, 2)}\n`;
}
