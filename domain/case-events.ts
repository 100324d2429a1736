import type { AmendableField } from './amendments.ts';
import type { Language } from './languages.ts';
import type { Stage } from './pipeline.ts';

/** What may come of a call, in the order of the buttons and of the keys 1 to 6. */
export const callResults = ['interested', 'no-answer', 'wrong-number', 'sent', 'not-interested', 'later'] as const;
export type CallResult = (typeof callResults)[number];

/** Why nobody was reached: of `sent` the person has not answered a WhatsApp message yet. */
export const failures = ['no-answer', 'wrong-number', 'sent'] as const satisfies readonly CallResult[];
export type Failure = (typeof failures)[number];

/** What a person who was reached said. */
export type Outcome = Exclude<CallResult, Failure>;

/** True for what a person said who was reached. */
export function isOutcome(value: unknown): value is Outcome {
  return callResults.some((result) => result === value) && !failures.some((failure) => failure === value);
}

/** Why somebody said no, for the report. A member may choose none. */
export const refusals = ['no-surplus', 'price', 'chain-decides', 'wrong-person', 'other'] as const;
export type Refusal = (typeof refusals)[number];

/** A refusal ends what was open. */
export const resultRules: Record<CallResult, { isRefusal?: true; needsDate?: true }> = {
  interested: {},
  'no-answer': {},
  'wrong-number': {},
  sent: {},
  'not-interested': { isRefusal: true },
  later: { needsDate: true },
};

/** For whom a note is. */
export const audiences = ['team', 'referrer'] as const;
export type Audience = (typeof audiences)[number];

/** One of the two people of a referral, who may be erased alone. */
export const halves = ['referrer', 'contact'] as const;
export type Half = (typeof halves)[number];

/** True for the name of one of the two. */
export function isHalf(value: unknown): value is Half {
  return halves.some((known) => known === value);
}

/** The actor of what a referrer does on the page of their referral, without an account. */
export const referrerActor = 'referrer';

type NoData = Readonly<Record<string, never>>;

/** A call or a note may come in later than it happened, from a device that had no network: when. Milliseconds since 1970. */
type Late = { notedAt?: number };

/**
 * The data of each type of event. Times are milliseconds since 1970. `text` and `value` are what a member wrote, `reason` why something
 * was late or a mistake; all are removed when the person is erased.
 */
export type EventData = {
  /** `callBy` is frozen here; see `domain/clock.ts`. `by` is the member who wrote it down, where it did not come by the website. */
  arrived: { via: string; by?: string; language: Language | null; suspicion: string | null; callBy: number };
  /** By who did it, of a case that was nobody's. */
  claimed: NoData;
  /** To a member, who may be who did it: then the case was taken over. Both are ids of members; `from` was the owner before. */
  assigned: { to: string; from: string | null };
  released: NoData;
  tried: { result: Failure; text?: string; reason?: string } & Late;
  reached: { outcome: Outcome; refusal?: Refusal; followUpAt?: number; text?: string; reason?: string } & Late;
  /** To a date that the member has set for themselves, except where the `purpose` says that the person was promised something. */
  postponed: { followUpAt: number; purpose?: 'callback' | 'terms'; text?: string };
  /** A meeting: its time, the member who goes, and the place, as `text`. */
  arranged: { followUpAt: number; to: string; text?: string };
  noted: { text?: string; audience: Audience } & Late;
  /** `ended`: the subject of the first case, whose end brought back this one, which was a duplicate of it. */
  moved: { from: Stage; to: Stage; ended?: string };
  /** The subject of the case that this one is a duplicate of. */
  linked: { to: string };
  /**
   * A field of the document has another value than was sent; `language` is that of the person. `isAsked`: the person asked for it, and
   * the history does not show any more what was there before. `callBy` is frozen here too, where the best time to call is another.
   */
  amended: { field: AmendableField; value?: string; isAsked?: boolean; callBy?: number };
  /** The referrer agreed that the contact is told their name, or took that back. */
  agreed: { isNamed: boolean };
  /** Who wrote the text of the event with this version has changed it, or removed it; what was there before is deleted. */
  rewritten: { version: number; text?: string };
  /** The event with this version was a mistake: the state is that of the history without it. An undo has no reason. */
  corrected: { version: number; reason?: string };
  /** Of a referral one of the two people alone, where `half` says whom. */
  erased: { half?: Half };
  /** Of the subject `desk/exports`, which has no case. */
  exported: { filter: string; format: 'csv' | 'json' };
};

export type EventType = keyof EventData;

/** What happened, without where, when and by whom. */
export type EventContent = { [Type in EventType]: { type: Type; data: Readonly<EventData[Type]> } }[EventType];

export type EventFrame = {
  /** A document, `collection/id`. */
  subject: string;
  /** 1 for the first event of a subject, then one more each; no two events of a subject have the same. */
  version: number;
  /** Chosen by whoever acts. Two events never have the same, so that a repeated request is harmless. */
  actionId: string;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** The id of a member of the team, `referrerActor`, or the call by which a document arrived. */
  actor: string;
};

/** One thing that happened to a subject. Events are only added, never changed. */
export type CaseEvent = EventFrame & EventContent;

/** An event before the store has given it its version. */
export type NewEvent = Omit<EventFrame, 'version'> & EventContent;

/** What a member wrote; empty where there is nothing, and once the person is erased. */
export function writtenText({ data }: EventContent): string {
  return 'text' in data ? (data.text ?? '') : '';
}

/** Why something was late or a mistake; empty like the text. */
export function writtenReason({ data }: EventContent): string {
  return 'reason' in data ? (data.reason ?? '') : '';
}

/** The date that somebody asked for; null where there is none. */
export function followUpOf({ data }: EventContent): number | null {
  return 'followUpAt' in data ? (data.followUpAt ?? null) : null;
}

/** When we learned of it; later than `at` for what waited on a device. */
export function notedAt({ at, data }: EventContent & { at: number }): number {
  return 'notedAt' in data ? (data.notedAt ?? at) : at;
}

/** True for events that a later one may call a mistake. */
export function isCorrectable({ type }: Pick<CaseEvent, 'type'>): boolean {
  return type !== 'arrived' && type !== 'corrected' && type !== 'rewritten' && type !== 'erased';
}

/** True when an event changes nothing that a member decides on: it does not outdate what they have seen. */
export function isRemark({ type }: Pick<CaseEvent, 'type'>): boolean {
  return type === 'noted' || type === 'tried' || type === 'amended' || type === 'rewritten' || type === 'agreed';
}

/**
 * When a call counts for the promise: when it happened, except where the time was over before we learned of it. A promise that was
 * broken as far as anybody knew is not made good afterwards.
 */
export function countedAt({ dueAt }: { dueAt: number }, event: CaseEvent): number {
  const noted = notedAt(event);
  return event.at <= dueAt && dueAt < noted ? noted : event.at;
}
