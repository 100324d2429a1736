import { hongKongDate } from '../../domain/clock.ts';
import type { WeeklyReport } from '../../domain/desk.ts';
import { byteOrderMark, csvLine } from '../admin/csv.ts';

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
