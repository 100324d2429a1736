import { type Case, correctedVersions } from '../../domain/case.ts';
import type { CaseEvent } from '../../domain/case-events.ts';
import type { CaseSummary } from '../../domain/case-summary.ts';
import { hongKongDate, startOfDay } from '../../domain/clock.ts';
import type { GroupFigures, LateCase, WeeklyReport } from '../../domain/desk.ts';
import { byteOrderMark, csvLine } from '../admin/csv.ts';
import { caseColumns, partsOf } from '../store/cases.ts';
import type { Store } from '../store/sqlite.ts';
import { figuresOf, isLate } from './figures.ts';

const day = 24 * 3_600_000;
const week = 7 * day;
/** 5 January 1970, a Monday, in Hong Kong. */
const someMonday = startOfDay(4 * day);
const mostWeeks = 104;
/** The latest ones; a team with more of them has no use for the list. */
const mostLate = 200;

type Row = Case & CaseSummary;

/**
 * How the promise was kept for the referrals of the last weeks, the present one included, the earliest first. Suspected spam and
 * duplicates do not count, nor what was withdrawn; but who closes a case after its time was over does not make it disappear.
 */
export function readReport(
  { database, history }: Pick<Store, 'database' | 'history'>,
  now: number,
  weeks: number,
): WeeklyReport {
  const count = Math.min(Math.max(Math.trunc(weeks) || 1, 1), mostWeeks);
  const thisWeek = weekOf(now);
  const start = thisWeek - (count - 1) * week;
  const cases = database.all(selectCounted, start, now) as unknown as Row[];
  const late = cases.filter((one) => isLate(one, now));
  return {
    weeks: Array.from({ length: count }, (_, index) => {
      const from = start + index * week;
      return {
        start: from,
        ...figuresOf(
          cases.filter(({ arrivedAt }) => weekOf(arrivedAt) === from),
          now,
        ),
      };
    }),
    late: late.slice(-mostLate).map((one) => lateCase(one, history(one.subject))),
    byDistrict: groups(cases, 'district', now),
    byType: groups(cases, 'type', now),
  };
}

/** Midnight in Hong Kong of the Monday of a week. */
function weekOf(time: number): number {
  return someMonday + Math.floor((time - someMonday) / week) * week;
}

function groups(cases: readonly Row[], by: 'district' | 'type', now: number): GroupFigures[] {
  const rows = [...Map.groupBy(cases, (one) => one[by])].map(([value, group]) => ({ value, ...figuresOf(group, now) }));
  return rows.sort((one, other) => other.received - one.received || (one.value < other.value ? -1 : 1));
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

const selectCounted = `SELECT ${caseColumns} FROM cases
  WHERE collection = 'referrals' AND arrived_at BETWEEN ? AND ?
    AND (stage NOT IN ('spam', 'duplicate', 'withdrawn') OR stage = 'withdrawn' AND
      (reached_at IS NOT NULL OR due_at < (SELECT max(at) FROM events WHERE events.subject = cases.subject AND events.type = 'moved')))
  ORDER BY arrived_at, subject`;

const names = ['received', 'decided', 'triedInTime', 'reachedInTime'] as const;
const times = ['medianToTry', 'worstToTry', 'medianToReach', 'worstToReach'] as const;

/** A line for each week, beginning with the date of its Monday in Hong Kong; the times are minutes. */
export function reportCsv({ weeks }: WeeklyReport): string {
  const minutes = (milliseconds: number | null) => milliseconds && Math.round(milliseconds / 60_000);
  const lines = weeks.map((week) => [
    hongKongDate(week.start),
    ...names.map((name) => week[name]),
    ...times.map((name) => minutes(week[name])),
  ]);
  const head = ['week', ...names, ...times.map((name) => `${name}Minutes`)];
  return byteOrderMark + [head, ...lines].map(csvLine).join('');
}
