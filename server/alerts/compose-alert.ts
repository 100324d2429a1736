import {
  type Alert,
  type AlertCase,
  type AlertKind,
  type CaseAlert,
  caseAlert,
  type DigestCase,
  digestDay,
  endOfQuiet,
  type HandOverAlert,
  isHandOver,
  isQuiet,
  isStepAlert,
  type StepAlert,
} from '../../domain/cases/alerts.ts';
import { type Case, isWaiting } from '../../domain/cases/case.ts';
import { type Clock, startOfDay } from '../../domain/cases/clock.ts';
import { type DigestGroup, type DigestLine, digestLimit, digestLines } from '../../domain/cases/digest.ts';
import { isReturned } from '../../domain/cases/hand-over.ts';
import type { Language } from '../../domain/languages.ts';
import { answerTime, remindBefore } from '../../domain/person.ts';
import type { Member } from '../../domain/sign-in.ts';
import type { OutboxRow } from '../sending/outbox.ts';
import type { SendError } from '../sending/worker.ts';
import { type CaseRecord, caseColumns, clockOf, isPromisedBefore, partsOf, readCase } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { digestSubject, payloadOf, type Told } from './alert-rows.ts';
import { type AlertChannels, receiversOf } from './receivers.ts';
import { stepAlert } from './step-alerts.ts';

const day = 24 * 3_600_000;

/** Of what is overdue, and of the rest, more cases than this are not counted in the digest. */
const mostInDigest = 1000;

type Options = {
  database: Database;
  channels: AlertChannels;
  siteUrl: string;
  members: () => readonly Pick<Member, 'id' | 'name'>[];
};

/**
 * What an alert says at the time at which it is sent, in a language.
 * @returns null when it is not true any more
 * @throws a `SendError` in the quiet hours, so that it is sent after them
 */
export function composeAlert(options: Options, row: OutboxRow, language: Language): Alert | null {
  const { kind, to, by: actor = '', of, cases } = payloadOf(row);
  const { all, clock } = options.database;
  const now = clock();
  const link = `${options.siteUrl}/${language}/desk`;
  if (kind === 'test') return { kind, link: `${link}/alerts` };
  if (kind === 'digest')
    return row.subject === digestSubject(`${digestDay(now)}`) ? digestOf(options, now, language, link) : null;
  const by = `${all('SELECT name FROM members WHERE id = ?', actor)[0]?.name ?? ''}`;
  if (kind === 'inherited' || kind === 'session') {
    waitForMorning(now);
    return { kind, by, link: `${link}/${kind === 'session' ? 'devices' : 'mine'}` };
  }
  if (cases) return bundleOf(options, row, cases, language);
  const found = readCase(options.database, row.subject);
  if (!found) return null;
  const isTrue = isHandOver(kind) ? isHandedOver(kind, to, found, now) : isStillTrue(options, row, kind, found, now);
  if (!isTrue) return null;
  waitForMorning(now);
  const one = { ...alertCaseOf(options, found, now, language, kind), ...(of && { deadline: of }) };
  return isHandOver(kind) ? { kind, case: one, by } : { kind, case: one };
}

/** Of several cases those of which it is still true, the most urgent first; one that is left is an alert as any other. */
function bundleOf(options: Options, row: OutboxRow, told: readonly Told[], language: Language): Alert | null {
  const alerts = told.flatMap(({ subject, of, by }) => {
    const { kind, to } = payloadOf(row);
    const alert = composeAlert(options, { ...row, subject, payload: { kind, to, of, by } }, language);
    return alert && 'case' in alert ? [alert] : [];
  });
  const [first, ...more] = alerts.sort((one, other) => one.case.deadline - other.case.deadline);
  if (!first || more.length === 0) return first ?? null;
  const cases = alerts.slice(0, digestLimit).map((alert) => alert.case);
  return { kind: first.kind, cases, count: alerts.length, link: `${options.siteUrl}/${language}/desk` };
}

/** @throws in the quiet hours, so that a mail is sent after them */
export function waitForMorning(now: number) {
  if (!isQuiet(now)) return;
  const later: SendError = new Error('quiet-hours');
  // Never given up for it, however often the mail server was away before.
  throw Object.assign(later, { retryAfter: endOfQuiet(now) - now, isUnavailable: true });
}

/** True when what a member is told of whose a case is has not changed since. */
function isHandedOver(kind: HandOverAlert, to: string, found: CaseRecord, now: number): boolean {
  if (kind === 'returned') return isReturned(found, now);
  return (kind === 'assigned') === (found.owner === to);
}

/** True when the alert is the one that the case makes now, and its receiver is still concerned. */
function isStillTrue(
  { database, channels }: Options,
  row: OutboxRow,
  kind: CaseAlert | StepAlert,
  found: CaseRecord,
  now: number,
): boolean {
  const { to, of } = payloadOf(row);
  const step = stepAlert(found, now);
  const isTrue = isStepAlert(kind)
    ? step?.kind === kind && step.of === of
    : caseAlert(clockOf(database, found, now), found.owner, now) === kind;
  if (!isTrue) return false;
  return receiversOf(channels, kind, found.owner).some(({ channel, id }) => channel === row.channel && id === to);
}

function digestOf({ members, ...rest }: Options, now: number, language: Language, link: string): Alert | null {
  const { database } = rest;
  const present = members();
  const options = { ...rest, members: () => present };
  const found = [
    ...database.all(selectOverdue, now, mostInDigest),
    ...database.all(selectPromised, startOfDay(now) + day, mostInDigest),
    ...database.all(selectInTime, now, now, mostInDigest),
  ] as CaseRecord[];
  const lines = digestLines(
    // What was handed over and not touched is everybody's again.
    found.map((one) => ({
      ...one,
      owner: isReturned(one, now) ? null : one.owner,
      clock: clockOf(database, one, now),
    })),
    now,
  );
  const requests = requestsToAnswer(database, now);
  if (lines.length === 0 && !requests) return null;
  const groupOf = (name: DigestGroup) => {
    const ofGroup = lines.filter(({ group }) => group === name);
    const cases = ofGroup.slice(0, digestLimit).map((line) => digestCaseOf(options, line, now, language));
    return { cases, count: ofGroup.length };
  };
  const groups = { overdue: groupOf('overdue'), promised: groupOf('promised'), today: groupOf('today') };
  return { kind: 'digest', at: now, groups, requests, link };
}

/** What persons have asked about their data and must have an answer to soon; null where there is nothing. */
export function requestsToAnswer({ all }: Pick<Database, 'all'>, now: number) {
  const [{ count = 0, first = 0 } = {}] = all(selectRequests, now - answerTime + remindBefore);
  return Number(count) > 0 ? { count: Number(count), dueAt: Number(first) + answerTime } : null;
}

function digestCaseOf(options: Options, line: DigestLine<CaseRecord>, now: number, language: Language): DigestCase {
  const { one, at: deadline, isCallback, tries, count } = line;
  const owner = options.members().find(({ id }) => id === line.owner)?.name ?? '';
  return { ...alertCaseOf(options, one, now, language, 'digest'), deadline, isCallback, tries, count, owner };
}

const selectRequests =
  'SELECT count(*) AS count, min(asked_at) AS first FROM requests WHERE answered_at IS NULL AND asked_at <= ?';
// The most urgent first, so that it is none of them that is left out.
const selectOverdue = `SELECT ${caseColumns} FROM cases WHERE is_waiting = 1 AND due_at < ? ORDER BY due_at LIMIT ?`;
const selectInTime = `SELECT ${caseColumns} FROM cases WHERE is_waiting = 1 AND due_at >= ?
  ORDER BY iif(call_by < ?, due_at, call_by) LIMIT ?`;
const selectPromised = `SELECT ${caseColumns} FROM cases WHERE ${isPromisedBefore} ORDER BY queued_from LIMIT ?`;

/** What an alert says of a case. The title of a contact message is the name of a person, which no alert has. */
function alertCaseOf(
  { database, siteUrl }: Options,
  found: CaseRecord,
  now: number,
  language: Language,
  kind: AlertKind,
): AlertCase {
  const { collection, id } = partsOf(found.subject);
  const clock = clockOf(database, found, now);
  return {
    collection,
    title: collection === 'messages' ? '' : plain(found.title),
    district: found.district,
    ...timeOf(kind, found, clock),
    next: clock.next,
    followUpKind: found.followUpKind,
    hasWrongNumber: found.wrongNumberAt !== null,
    link: `${siteUrl}/${language}/desk/cases/${collection}/${encodeURIComponent(id)}`,
  };
}

/** The moment that an alert is about. Who is told of whose a case is hears what is to be kept now, the date before the first call. */
function timeOf(kind: AlertKind, found: Case, { state, dueAt, callBy }: Clock): Pick<AlertCase, 'deadline' | 'time'> {
  const { followUpAt, followUpKind, touchedAt } = found;
  const isDated = isHandOver(kind) && (followUpKind !== 'reminder' || !isWaiting(found));
  if (followUpAt !== null && followUpKind !== null && (isDated || isStepAlert(kind))) {
    return { deadline: followUpAt, time: followUpKind };
  }
  if (isStepAlert(kind)) return { deadline: touchedAt, time: 'untouched' };
  if (isHandOver(kind) && !isWaiting(found)) return { deadline: touchedAt, time: 'noStep' };
  return state === 'overdue' ? { deadline: dueAt, time: 'wasDue' } : { deadline: callBy, time: 'callBy' };
}

/** The name is untrusted input: without line ends, and without marks that turn the direction of the text after them. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
