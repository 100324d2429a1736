import type { Collection } from '../collections.ts';
import { type CallWindow, type Clock, hongKongDate, startOfDay } from './clock.ts';
import type { DigestGroup, DigestLine } from './digest.ts';
import type { FollowUpKind } from './follow-up.ts';

const [minute, hour] = [60_000, 3_600_000];
const day = 24 * hour;

/**
 * What a case tells the team, from the least to the most urgent: it has arrived, half of its time is over and nobody has tried to
 * call, two hours are left, the last half hour of those that suit the person has begun and nobody has tried, its time is over. Each at
 * most once.
 */
const caseAlerts = ['new', 'half', 'soon', 'last', 'overdue'] as const;

/**
 * What the next step of a case tells: a call was promised for an hour that is near, or for one that is over and nobody has called; or
 * nobody has said for two days what is next. See `server/alerts/step-alerts.ts`.
 */
const stepAlerts = ['callback', 'missed', 'no-step'] as const;

export type StepAlert = (typeof stepAlerts)[number];

/** True for what concerns the next step of a case, and not the 24 hours. */
export function isStepAlert(kind: AlertKind): kind is StepAlert {
  return stepAlerts.some((known) => known === kind);
}

/**
 * What a member is told of whose a case is: it was given to them, a colleague took it over, it was passed on from them, or it is
 * everybody's again because nobody has touched it.
 */
const handOverAlerts = ['assigned', 'taken', 'passed-on', 'returned'] as const;

export type HandOverAlert = (typeof handOverAlerts)[number];

/**
 * What one member is told, on the desk and by mail. `inherited`: what a colleague who left was working on is theirs; `session`: a
 * colleague's link was used to sign in as them.
 */
export type NoticeKind = HandOverAlert | 'inherited' | 'session';

/** True for what concerns one member, and not the promise of a call. */
export function isHandOver(kind: AlertKind): kind is HandOverAlert {
  return handOverAlerts.some((known) => known === kind);
}

export type CaseAlert = (typeof caseAlerts)[number];

/** `digest` is the list of every morning, `test` what a member sends to try the settings. */
export type AlertKind = CaseAlert | StepAlert | NoticeKind | 'digest' | 'test';

/** How alerts are sent. The outbox has these names. */
export const alertChannels = ['mail', 'webhook'] as const;

export type AlertChannelName = (typeof alertChannels)[number];

/**
 * Why an alert was not sent yet. The channels write them at the beginning of their errors, before a colon and the words of the
 * other side.
 */
export const alertProblems = [
  'quiet-hours',
  'mail-refused',
  'mail-server',
  'webhook-status',
  'webhook-private',
  'webhook-unreachable',
] as const;

export type AlertProblem = (typeof alertProblems)[number];

/**
 * What the time of an alert is: by when to call, since when that is over, the hour of a date and what that is for, when the case was
 * last changed, or nothing, because it has no next step.
 */
export type AlertTime = 'callBy' | 'wasDue' | FollowUpKind | 'untouched' | 'noStep';

/** One case in an alert. Nothing else of it is sent: no telephone number, no name of who wrote to us, no note. */
export type AlertCase = {
  collection: Collection;
  /** The name of the business; empty for a contact message. */
  title: string;
  /** A stored option value, or empty. */
  district: string;
  /** By when to call, the hour that was promised, or since when nothing was done; milliseconds since 1970. */
  deadline: number;
  time: AlertTime;
  /** When the person may be called next, where the hours that suit them are over. */
  next: CallWindow | null;
  /** What its date is for. */
  followUpKind: FollowUpKind | null;
  hasWrongNumber: boolean;
  link: string;
};

/** A line of the digest. `deadline` is the hour of the call, `owner` the name of a member, or empty. */
export type DigestCase = AlertCase & Pick<DigestLine<never>, 'isCallback' | 'tries' | 'count'> & { owner: string };

export type Digest = Record<DigestGroup, { cases: readonly DigestCase[]; count: number }>;

/** What is sent to one receiver; `content/` has its words. `at` is when it is written. */
export type Alert =
  | { kind: CaseAlert | StepAlert; case: AlertCase }
  /** Several at once, as one message. `cases` are the most urgent of them. */
  | { kind: CaseAlert | StepAlert | HandOverAlert; cases: readonly AlertCase[]; count: number; link: string }
  /** `by` is the name of a colleague. */
  | { kind: HandOverAlert; case: AlertCase; by: string }
  /** `requests`: those about personal data that must be answered soon, or are late, and the first end of their 40 days. */
  | { kind: 'digest'; at: number; groups: Digest; requests: { count: number; dueAt: number } | null; link: string }
  | { kind: 'inherited' | 'session'; by: string; link: string }
  | { kind: 'test'; link: string };

/** Hours in Hong Kong, in milliseconds since midnight. Nothing is sent between `quietFrom` and `quietTo`: nobody may call then. */
const quietFrom = 21 * hour;
const quietTo = 8 * hour;
const digestFrom = 8 * hour + 30 * minute;

/** Milliseconds before the deadline at which everybody is told; lists mark a case as urgent earlier. */
const soonAlertBefore = 2 * hour;

/** Milliseconds before the end of the last hours that suit the person at which everybody is told once more. */
const lastAlertBefore = 30 * minute;

/** What becomes due in the same ten minutes is told at their end, so that it is one message. */
const step = 10 * minute;

/** Milliseconds after which an alert about an overdue case comes too late, as after restoring a backup: the digest has it. */
const staleAfter = 3 * day;

/**
 * The alert that is true of a case now: the most urgent whose time has come; null when there is none.
 * @param owner the member who has claimed it, or null
 */
export function caseAlert(clock: Clock, owner: string | null, now: number): CaseAlert | null {
  const { state, arrivedAt, dueAt, callBy, tries, bestTimeToCall } = clock;
  if (state === 'off' || state === 'kept' || state === 'late') return null;
  const until = now - (now % step);
  if (until > dueAt) return now - dueAt < staleAfter ? 'overdue' : null;
  // Nobody may be called between the hours that suit and the end of the 24 hours.
  if (now > callBy) return null;
  if (tries === 0 && bestTimeToCall !== null && until >= callBy - lastAlertBefore) return 'last';
  if (until >= callBy - soonAlertBefore) return 'soon';
  if (until >= halfTime({ arrivedAt, dueAt })) return tries === 0 ? 'half' : null;
  return tries === 0 && owner === null ? 'new' : null;
}

/** The next time after `now` at which `caseAlert` may change although nobody does anything; null when there is none. */
export function nextAlertTime(clock: Clock, now: number): number | null {
  const { state, dueAt, callBy } = clock;
  if (['off', 'kept', 'late'].includes(state)) return null;
  // At `dueAt` the time is not over yet.
  const times = [halfTime(clock), callBy - soonAlertBefore, callBy - lastAlertBefore, dueAt + 1];
  const next = Math.min(...times.map((time) => Math.ceil(time / step) * step).filter((time) => time > now));
  return Number.isFinite(next) ? next : null;
}

/** True when an alert is more urgent than the one before; null when there was none. */
export function isMoreUrgent(kind: CaseAlert, before: CaseAlert | null): boolean {
  return before === null || caseAlerts.indexOf(kind) > caseAlerts.indexOf(before);
}

/** True from 21:00 to 08:00 in Hong Kong, when nothing is sent. */
export function isQuiet(now: number): boolean {
  const time = now - startOfDay(now);
  return time >= quietFrom || time < quietTo;
}

/** The next 08:00 in Hong Kong after a time in the quiet hours. */
export function endOfQuiet(now: number): number {
  const midnight = startOfDay(now);
  return midnight + quietTo + (now - midnight < quietTo ? 0 : day);
}

/** The day whose digest may be sent now, as `2026-11-21`; null before 08:30 and in the quiet hours. */
export function digestDay(now: number): string | null {
  return now < digestTime(now) || isQuiet(now) ? null : hongKongDate(now);
}

/** 08:30 in Hong Kong on the day of a time: the digest is for what was waiting then. */
export function digestTime(now: number): number {
  return startOfDay(now) + digestFrom;
}

function halfTime({ arrivedAt, dueAt }: Pick<Clock, 'arrivedAt' | 'dueAt'>): number {
  return arrivedAt + (dueAt - arrivedAt) / 2;
}

/** The alerts, as the page of one member sees them. */
export type AlertServices = {
  alerts(): AlertState;
  /** Tries an alert that was given up from the beginning. @returns whether there was one with this key */
  sendAlertAgain(key: string): Promise<boolean>;
  /** Sends a test to the member, and to every webhook. */
  sendTestAlert(): Promise<void>;
};

export type AlertState = {
  /** `receivers` are the names of members, and the hosts of webhooks. */
  channels: readonly { name: AlertChannelName; isConfigured: boolean; receivers: readonly string[] }[];
  /** False when neither the member nor a webhook would get a test. */
  isTestPossible: boolean;
  /** What should have been sent 15 minutes ago, and is still tried. */
  waiting: readonly UnsentAlert[];
  /** What was given up, and waits for a person. */
  dead: readonly UnsentAlert[];
};

/** An alert that could not be sent yet. */
export type UnsentAlert = {
  key: string;
  kind: AlertKind;
  channel: AlertChannelName;
  /** The subject of the case, `collection/id`; null for a digest, a test, and a case that was deleted. */
  subject: string | null;
  /** Of the case, or empty. */
  title: string;
  /** The name of the member or the host of the webhook; empty when it is gone. */
  to: string;
  wantedAt: number;
  /** Null when there was no attempt. */
  problem: AlertProblem | null;
  /** What the other side answered, in its words, or empty. */
  detail: string;
};
