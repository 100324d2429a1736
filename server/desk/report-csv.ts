import { deskFiles as en } from '../../content/en/desk-files.ts';
import { deskFiles as zh } from '../../content/zh/desk-files.ts';
import { hongKongDate } from '../../domain/cases/clock.ts';
import type { WeekFigures, WeeklyReport } from '../../domain/cases/weekly-report.ts';
import type { Language } from '../../domain/languages.ts';
import { byteOrderMark, csvLine } from '../admin/csv.ts';

const words = { en: en.report, zh: zh.report };

/** A line for each week, beginning with the date of its Monday in Hong Kong; the times are minutes. */
export function reportCsv({ weeks }: WeeklyReport, language: Language): string {
  const { week: first, ...columns } = words[language];
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const lines = weeks.map((week) => [hongKongDate(week.start), ...names.map((name) => cellOf(week, name))]);
  return byteOrderMark + [[first, ...Object.values(columns)], ...lines].map(csvLine).join('');
}

function cellOf(week: WeekFigures, name: Exclude<keyof typeof words.en, 'week'>): number | null {
  const value = week[name];
  return value !== null && /^(median|worst)/.test(name) ? Math.round(value / 60_000) : value;
}
