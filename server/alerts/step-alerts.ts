import { endOfQuiet, isQuiet, type StepAlert } from '../../domain/cases/alerts.ts';
import { type Case, queuedFrom } from '../../domain/cases/case.ts';
import { startOfDay } from '../../domain/cases/clock.ts';
import { isTried, missedAfter, readyBefore } from '../../domain/cases/follow-up.ts';
import { isOpen } from '../../domain/cases/pipeline.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds after which an open case without a next step is told of. */
const noStepAfter = 2 * day;

/** Milliseconds after which an alert about a missed call comes too late: the digest has it. */
const staleAfter = 3 * day;

/** How long the quiet hours are, from 21:00 to 08:00. */
const quietTime = 11 * hour;

/** An alert, and the moment that it is about: each is told once for that moment. Milliseconds since 1970. */
export type DatedAlert = { kind: StepAlert; of: number };

/** What the next step of a case tells now, or that it has none; null when there is nothing to tell. */
export function stepAlert(one: Case, now: number): DatedAlert | null {
  if (hasNoStep(one)) return now >= one.touchedAt + noStepAfter ? { kind: 'no-step', of: one.touchedAt } : null;
  if (!isPromised(one)) return null;
  const { followUpAt } = one;
  if (now >= missedTime(one)) {
    return now < followUpAt + staleAfter ? { kind: 'missed', of: followUpAt } : null;
  }
  return now >= callbackAlertTime(followUpAt) ? { kind: 'callback', of: followUpAt } : null;
}

/** The next time after `now` at which `stepAlert` may change although nobody does anything; null when there is none. */
export function nextStepAlertTime(one: Case, now: number): number | null {
  const times = hasNoStep(one) ? [one.touchedAt + noStepAfter] : [];
  if (isPromised(one)) times.push(callbackAlertTime(one.followUpAt), missedTime(one));
  return times.filter((time) => time > now).sort((a, b) => a - b)[0] ?? null;
}

/** True for an open case that nobody is to call: the list *No next step*. */
function hasNoStep(one: Case): boolean {
  return isOpen(one.collection, one.stage) && queuedFrom(one) === null;
}

type Dated = Case & { followUpAt: number };

function isPromised(one: Case): one is Dated {
  const { followUpAt, followUpKind, lastTriedAt } = one;
  if (followUpAt === null || queuedFrom(one) === null) return false;
  return followUpKind === 'meeting' || followUpKind === 'terms' || !isTried(followUpAt, lastTriedAt);
}

/** When it is told that nothing was noted: of a meeting on the morning after it, which may last. */
function missedTime({ followUpAt, followUpKind }: Dated): number {
  return followUpKind === 'meeting' ? startOfDay(followUpAt) + day + 9 * hour : followUpAt + missedAfter;
}

/** A quarter of an hour before, and in the evening for a call in the quiet hours. */
function callbackAlertTime(followUpAt: number): number {
  const time = followUpAt - readyBefore;
  return isQuiet(time) ? endOfQuiet(time) - quietTime - readyBefore : time;
}
