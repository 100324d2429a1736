import type { LoaderFunctionArgs } from 'react-router';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { deskOf, languageOf } from '../request.ts';
import { reportedWeeks } from './report.tsx';

/** The weeks of the report for a spreadsheet: figures only, nobody's data. */
export async function loader(parameters: LoaderFunctionArgs) {
  const desk = deskOf(parameters);
  return new Response(await desk.reportCsv(reportedWeeks, languageOf(parameters.params)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="encore-report-${hongKongDate(desk.now)}.csv"`,
    },
  });
}
