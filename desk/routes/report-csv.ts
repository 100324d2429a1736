import type { LoaderFunctionArgs } from 'react-router';
import { hongKongDate } from '../../domain/clock.ts';
import { deskOf } from '../request.ts';
import { reportedWeeks } from './report.tsx';

/** The weeks of the report for a spreadsheet: figures only, nobody's data. */
export function loader(parameters: LoaderFunctionArgs) {
  const desk = deskOf(parameters);
  return new Response(desk.reportCsv(reportedWeeks), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="encore-report-${hongKongDate(desk.now)}.csv"`,
    },
  });
}
