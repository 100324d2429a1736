import { districts } from '../districts.ts';
import { isLanguage } from '../languages.ts';
import { ratings } from '../referrers.ts';
import { isAmendable } from './amendments.ts';
import { failures, isOutcome, refusals } from './call-results.ts';
import { type Checked, type Checks, fits, isBoolean, isNumber, isText, oneOf, optional, orNull } from './checks.ts';
import { stages } from './pipeline.ts';

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

const [text, reason] = [optional(isText), optional(isText)];

/** A call or a note may come in later than it happened, from a device that had no network: when. Milliseconds since 1970. */
const notedLater = optional(isNumber);

/**
 * The data of each type of event. Times are milliseconds since 1970. `text` and `value` are what a member wrote, `reason` why something
 * was late or a mistake; all are removed when the person is erased.
 */
const eventData = {
  /**
   * `callBy` is frozen here; see `domain/cases/clock.ts`. `by` is the member who wrote it down, where it did not come by the website, and
   * `place` the district of the poster by which it came.
   */
  arrived: {
    via: isText,
    by: optional(isText),
    language: orNull(isLanguage),
    suspicion: orNull(isText),
    callBy: isNumber,
    place: optional(oneOf(districts)),
  },
  /** By who did it, of a case that was nobody's. */
  claimed: {},
  /** To a member, who may be who did it: then the case was taken over. Both are ids of members; `from` was the owner before. */
  assigned: { to: isText, from: orNull(isText) },
  released: {},
  tried: { result: oneOf(failures), text, reason, notedAt: notedLater },
  reached: {
    outcome: isOutcome,
    refusal: optional(oneOf(refusals)),
    followUpAt: optional(isNumber),
    text,
    reason,
    notedAt: notedLater,
  },
  /**
   * To a date that the member has set for themselves, except where the `purpose` says that the person was promised something. Without a
   * date nothing is to be done any more.
   */
  postponed: { followUpAt: optional(isNumber), purpose: optional(oneOf(['callback', 'terms'])), text },
  /** A meeting: its time, the member who goes, and the place, as `text`. */
  arranged: { followUpAt: isNumber, to: isText, text },
  noted: { text, audience: oneOf(audiences), notedAt: notedLater },
  /** `ended`: the subject of the first case, whose end brought back this one, which was a duplicate of it. */
  moved: { from: oneOf(stages), to: oneOf(stages), ended: optional(isText) },
  /** The subject of the case that this one is a duplicate of. */
  linked: { to: isText },
  /**
   * A field of the document has another value than was sent; `language` is that of the person. `isAsked`: the person asked for it, and
   * the history does not show any more what was there before. `callBy` is frozen here too, where the best time to call is another.
   */
  amended: { field: isAmendable, value: optional(isText), isAsked: optional(isBoolean), callBy: optional(isNumber) },
  /** The referrer agreed that the contact is told their name, or took that back. */
  agreed: { isNamed: isBoolean },
  /** By the referrer, once. */
  rated: { answer: oneOf(ratings) },
  /** Who wrote the text of the event with this version has changed it, or removed it; what was there before is deleted. */
  rewritten: { version: isNumber, text },
  /** The event with this version was a mistake: the state is that of the history without it. An undo has no reason. */
  corrected: { version: isNumber, reason },
  /** Of a referral one of the two people alone, where `half` says whom. */
  erased: { half: optional(isHalf) },
  /** Of the subject `desk/exports`, which has no case. */
  exported: { filter: isText, format: oneOf(['csv', 'json']) },
} satisfies Record<string, Checks>;

const eventFrame = {
  /** A document, `collection/id`. */
  subject: isText,
  /** 1 for the first event of a subject, then one more each; no two events of a subject have the same. */
  version: isNumber,
  /** Chosen by whoever acts. Two events never have the same, so that a repeated request is harmless. */
  actionId: isText,
  /** When it happened, in milliseconds since 1970. */
  at: isNumber,
  /** The id of a member of the team, `referrerActor`, `neverCallActor`, or the call by which a document arrived. */
  actor: isText,
};

export type EventType = keyof typeof eventData;

/** The data of one type of event. One that has none takes nothing. */
export type EventData<Type extends EventType> = keyof (typeof eventData)[Type] extends never
  ? Record<string, never>
  : Checked<(typeof eventData)[Type]>;

/** What happened, without where, when and by whom. */
export type EventContent = { [Type in EventType]: { type: Type; data: Readonly<EventData<Type>> } }[EventType];

export type EventFrame = Checked<typeof eventFrame>;

/** One thing that happened to a subject. Events are only added, never changed. */
export type CaseEvent = EventFrame & EventContent;

/** An event before the store has given it its version. */
export type NewEvent = Omit<EventFrame, 'version'> & EventContent;

/** The names of all data that events may have. */
export const dataNames = [...new Set(Object.values(eventData).flatMap((one) => Object.keys(one)))];

/** An event as it was stored, here or in the cloud. @throws when it makes no sense, with its id and nothing that a person wrote */
export function parseEvent(stored: Readonly<Record<string, unknown>>): CaseEvent {
  if (isEvent(stored)) return stored;
  const { subject, version, actionId, type } = stored;
  throw new Error(`Event ${version} of ${subject} (action ${actionId}) makes no sense as "${type}"`);
}

function isEvent(stored: Readonly<Record<string, unknown>>): stored is CaseEvent {
  const [, checks] = Object.entries(eventData).find(([type]) => type === stored.type) ?? [];
  return checks !== undefined && fits(eventFrame, stored) && fits(checks, stored.data);
}

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
  const remarks: readonly EventType[] = ['noted', 'tried', 'amended', 'rewritten', 'agreed', 'rated'];
  return remarks.includes(type);
}

/**
 * When a call counts for the promise: when it happened, except where the time was over before we learned of it. A promise that was
 * broken as far as anybody knew is not made good afterwards.
 */
export function countedAt({ dueAt }: { dueAt: number }, event: CaseEvent): number {
  const noted = notedAt(event);
  return event.at <= dueAt && dueAt < noted ? noted : event.at;
}
