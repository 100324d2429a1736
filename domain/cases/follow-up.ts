import type { CallTime } from '../referral.ts';
import { defaultBusinessHours, hongKongDate, hoursOf, startOfDay } from './clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Hours of the day in Hong Kong at which anybody may be called. */
const callable = { from: 8, to: 21 };

/** The usual moments to call again. */
export const followUpNames = ['soon', 'afternoon', 'tonight', 'tomorrow', 'days', 'week'] as const;
export type FollowUpName = (typeof followUpNames)[number];

/**
 * What a date is for: a call that was promised to a person, a meeting, terms that are to be sent by then, or what a member has set for
 * themselves.
 */
export const followUpKinds = ['callback', 'meeting', 'terms', 'reminder'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** Milliseconds before its hour at which a case is in *Call now*, so that the call is made at the hour. */
export const readyBefore = 15 * minute;

/** Milliseconds after its hour at which a call that was promised, and that nobody tried, is missed. */
export const missedAfter = 15 * minute;

/** True when the hour of a promised call is over, and nobody has called for it. Times are milliseconds since 1970. */
export function isMissed(followUpAt: number, lastTriedAt: number | null, now: number): boolean {
  return now >= followUpAt + missedAfter && !isTried(followUpAt, lastTriedAt);
}

/** True when somebody has called for a promised hour, whatever came of it. */
export function isTried(followUpAt: number, lastTriedAt: number | null): boolean {
  return lastTriedAt !== null && lastTriedAt >= followUpAt - readyBefore;
}

/**
 * The usual moments to call again that are ahead, and at hours at which people are called; in order. Milliseconds since 1970.
 * @param bestTimeToCall proposes the hour of another day
 */
export function followUpChoices(now: number, bestTimeToCall: CallTime | null): { name: FollowUpName; at: number }[] {
  const midnight = startOfDay(now);
  const sameHour = Math.ceil(now / (5 * minute)) * 5 * minute;
  const proposed = proposedHour(bestTimeToCall) * hour;
  const all: Record<FollowUpName, number> = {
    soon: sameHour + 2 * hour,
    afternoon: midnight + 15 * hour,
    tonight: midnight + 18.5 * hour,
    tomorrow: isCallable(sameHour) ? sameHour + day : midnight + day + proposed,
    days: midnight + 3 * day + proposed,
    week: midnight + 7 * day + proposed,
  };
  return followUpNames
    .map((name) => ({ name, at: all[name] }))
    .filter(({ at }) => at >= now + 30 * minute && isCallable(at));
}

/** A date, or none, as a case has it. */
export function dated(followUpAt: number | null, kind: FollowUpKind = 'reminder') {
  return { followUpAt, followUpKind: followUpAt === null ? null : kind };
}

/** `overdue`: what was promised was not done; `soon`: its hour has come, or it was tried, or a meeting waits for what came of it. */
export type DateState = 'later' | 'soon' | 'overdue';

/** How late a date is. */
export function dateState(
  { followUpAt, followUpKind, lastTriedAt }: Dated & { followUpAt: number },
  now: number,
): DateState {
  if (followUpAt > now) return 'later';
  const isCall = followUpKind !== 'meeting' && followUpKind !== 'terms';
  return followUpKind === 'terms' || (isCall && isMissed(followUpAt, lastTriedAt, now)) ? 'overdue' : 'soon';
}

type Dated = { followUpAt: number | null; followUpKind: FollowUpKind | null; lastTriedAt: number | null };

/** True while the hour of what was promised to a person is ahead, and nobody has called for it. */
export function isPromiseAhead({ followUpAt, followUpKind, lastTriedAt }: Dated, now: number): boolean {
  return followUpAt !== null && followUpKind !== 'reminder' && now < followUpAt && !isTried(followUpAt, lastTriedAt);
}

/**
 * When to look again whether somebody has answered a message: after four hours, or in the morning; earlier where a call can then still
 * be made by the time that was promised.
 */
export function answerTime(sentAt: number, callBy: number): number {
  const at = sentAt + 4 * hour;
  const last = callBy - 30 * minute;
  if (last < at && last - sentAt >= 30 * minute && isCallable(last)) return last;
  if (isCallable(at)) return at;
  const morning = startOfDay(at) + defaultBusinessHours.from * hour;
  return morning > at ? morning : morning + day;
}

/** The hour of the day that is proposed for a call to somebody. */
export function proposedHour(bestTimeToCall: CallTime | null): number {
  return (bestTimeToCall === null ? defaultBusinessHours : hoursOf(bestTimeToCall, defaultBusinessHours)).from;
}

/**
 * The moment at which to call again, from a button, which names it in milliseconds since 1970, or else from a date such as
 * `2026-11-30` and a time such as `15:00` in Hong Kong; null when there is none.
 */
export function readFollowUp(choice: string, date: string, time: string): number | null {
  if (/^\d{13}$/.test(choice)) return Number(choice);
  const at = Date.parse(`${date}T${time || `0${defaultBusinessHours.from}:00`}:00+08:00`);
  return /^\d{4}-/.test(date) && hongKongDate(at || 0) === date ? at : null;
}

function isCallable(at: number): boolean {
  const hourOfDay = (at - startOfDay(at)) / hour;
  return hourOfDay >= callable.from && hourOfDay < callable.to;
}
