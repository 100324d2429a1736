import type { Refusal } from '../../domain/cases/call-results.ts';
import { type Case, correctedVersions } from '../../domain/cases/case.ts';
import type { CaseEvent } from '../../domain/cases/case-events.ts';
import type { CaseSummary } from '../../domain/cases/case-summary.ts';
import { startOfDay } from '../../domain/cases/clock.ts';
import type {
  Figures,
  GroupFigures,
  LateCase,
  PromiseFigures,
  PublicPromise,
  WeeklyReport,
} from '../../domain/cases/weekly-report.ts';
import { caseColumns, partsOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { readEvents } from '../store/events.ts';
import type { Reader } from '../store/sqlite-file.ts';

const day = 24 * 3_600_000;
const week = 7 * day;
/** 5 January 1970, a Monday, in Hong Kong. */
const someMonday = startOfDay(4 * day);
const mostWeeks = 104;
/** The latest ones; a team with more of them has no use for the list. */
const mostLate = 200;

/** Of fewer a share says nothing, and one of them could be recognised. */
const fewestPublic = 20;

type Row = Case & CaseSummary;

/**
 * How the promises were kept for the referrals of the last weeks, the present one included, the earliest first, and how far it came with
 * them. Suspected spam and duplicates do not count, nor what was withdrawn; but who closes a case after its time was over does not make
 * it disappear.
 */
export function readReport({ all }: Pick<Reader, 'all'>, now: number, weeks: number): WeeklyReport {
  const count = Math.min(Math.max(Math.trunc(weeks) || 1, 1), mostWeeks);
  const thisWeek = someMonday + Math.floor((now - someMonday) / week) * week;
  const start = thisWeek - (count - 1) * week;
  const groups = (by: string) => all(selectFigures(by), start, now, now) as GroupFigures[];
  const byWeek = new Map(groups(`(arrived_at - ${start}) / ${week}`).map(({ value, ...row }) => [Number(value), row]));
  const [total = nothing] = groups("''");
  const late = all(selectLate, start, now, now, mostLate) as Row[];
  return {
    total,
    weeks: Array.from({ length: count }, (_, n) => ({ start: start + n * week, ...(byWeek.get(n) ?? nothing) })),
    late: late.reverse().map((one) => lateCase(one, readEvents({ all }, one.subject))),
    byDistrict: groups('district'),
    byType: groups('type'),
    byPlace: groups(placeOfArrival).filter(({ value }) => value !== null),
    byOwner: groups("ifnull(owner, '')"),
    refusals: all(selectRefusals, start, now) as { value: Refusal | 'none'; count: number }[],
    promises: [firstCall(total), ...(all(selectPromises, now, start, now) as PromiseFigures[])],
  };
}

/** How the promise was kept lately, counted once a minute: anybody may ask, and each count reads a month. */
export function createPublicPromise(database: Pick<Database, 'all' | 'clock' | 'monotonic'>) {
  let counted: { promise: PublicPromise | null; at: number } | null = null;
  return (): PublicPromise | null => {
    const at = database.monotonic();
    if (!counted || at - counted.at >= 60_000) counted = { promise: readPublicPromise(database, database.clock()), at };
    return counted.promise;
  };
}

/** How the promise was kept in the last 30 days, as the report counts it; null where there is too little to say so. */
export function readPublicPromise({ all }: Pick<Reader, 'all'>, now: number): PublicPromise | null {
  const [figures = nothing] = all(selectFigures("''"), now - 30 * day, now, now) as Figures[];
  const { reachedInTime: kept, decided } = figures;
  return decided < fewestPublic ? null : { kept, all: decided };
}

const nothing: Figures = {
  received: 0,
  decided: 0,
  triedInTime: 0,
  reachedInTime: 0,
  windowsMissed: 0,
  reached: 0,
  met: 0,
  onBoard: 0,
  medianToTry: null,
  worstToTry: null,
  medianToReach: null,
  worstToReach: null,
};

function firstCall({ received, decided, reachedInTime }: Figures): PromiseFigures {
  return { kind: 'first-call', made: received, kept: reachedInTime, broken: decided - reachedInTime };
}

function lateCase(row: Row, history: readonly CaseEvent[]): LateCase {
  const { subject, title, district, type, dueAt, reachedAt } = row;
  return { ...partsOf(subject), title, district, type, dueAt, reachedAt, ...reasonOf(row, history) };
}

/** Why somebody was not reached in time: what a member wrote, else what the history shows. */
function reasonOf(
  { dueAt, firstTriedAt, reachedAt }: Row,
  history: readonly CaseEvent[],
): Pick<LateCase, 'reason' | 'text'> {
  const corrected = correctedVersions(history);
  const calls = history
    .filter((event) => event.type === 'tried' || event.type === 'reached')
    .filter(({ at, version }) => !corrected.has(version) && (reachedAt === null || at <= reachedAt));
  const text = calls.findLast(({ data }) => data.reason)?.data.reason;
  if (text) return { reason: 'written', text };
  const tried = calls.findLast((event) => event.type === 'tried');
  const isInTime = firstTriedAt !== null && firstTriedAt <= dueAt;
  if (tried && (isInTime || tried.data.result === 'wrong-number')) return { reason: tried.data.result, text: '' };
  const arrival = history.find((event) => event.type === 'arrived');
  return { reason: arrival?.data.suspicion ? 'spam' : 'not-tried', text: '' };
}

const isCounted = `collection = 'referrals' AND arrived_at BETWEEN ? AND ?
  AND (stage NOT IN ('spam', 'duplicate', 'withdrawn') OR stage = 'withdrawn' AND
    (reached_at IS NOT NULL OR due_at < (SELECT max(at) FROM events WHERE events.subject = cases.subject AND events.type = 'moved')))`;

/**
 * The figures of each group. Who was reached was tried at that moment at the latest. The hours that suit somebody are missed as in
 * `isWindowMissed` of `domain/cases/clock.ts`. On board without a meeting is as far as with one.
 */
const selectFigures = (by: string) => `
  WITH counted AS (
    SELECT *, min(ifnull(first_tried_at, reached_at), ifnull(reached_at, first_tried_at)) AS tried_at, ?3 AS now,
      stage = 'on-board' AS is_on_board FROM cases WHERE ${isCounted.replace('? AND ?', '?1 AND ?2')})
  SELECT ${by} AS value, count(*) AS received, sum(reached_at IS NOT NULL OR now > due_at) AS decided,
    count(*) FILTER (WHERE tried_at <= due_at AND (reached_at IS NOT NULL OR now > due_at)) AS triedInTime,
    count(*) FILTER (WHERE reached_at <= due_at) AS reachedInTime,
    count(*) FILTER (WHERE call_by < due_at AND now > call_by AND ifnull(tried_at, now) > call_by) AS windowsMissed,
    sum(reached_at IS NOT NULL OR met_at IS NOT NULL OR is_on_board) AS reached,
    sum(met_at IS NOT NULL OR is_on_board) AS met, sum(is_on_board) AS onBoard,
    CAST(round(median(tried_at - arrived_at)) AS INTEGER) AS medianToTry, max(tried_at - arrived_at) AS worstToTry,
    CAST(round(median(reached_at - arrived_at)) AS INTEGER) AS medianToReach, max(reached_at - arrived_at) AS worstToReach
  FROM counted GROUP BY value ORDER BY received DESC, value`;
const placeOfArrival = "(SELECT data ->> 'place' FROM events WHERE events.subject = counted.subject AND version = 1)";
const selectLate = `SELECT ${caseColumns} FROM cases WHERE ${isCounted} AND ifnull(reached_at, ?) > due_at
  ORDER BY arrived_at DESC, subject DESC LIMIT ?`;
const selectRefusals = `SELECT ifnull(refusal, 'none') AS value, count(*) AS count FROM cases
  WHERE collection = 'referrals' AND arrived_at BETWEEN ? AND ? AND stage = 'not-this-time'
  GROUP BY value ORDER BY count DESC, value`;
/** What was promised for an hour of these weeks that is over. What was moved or withdrawn in time is neither kept nor broken. */
const selectPromises = `SELECT kind, count(*) AS made, sum(state = 'kept') AS kept,
    sum(state = 'broken' OR state = 'open' AND ifnull(ends_at < ?, 0)) AS broken
  FROM promises WHERE due_at BETWEEN ? AND ? GROUP BY kind ORDER BY kind`;
