import { Readable } from 'node:stream';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { filterOf } from '../form-values.ts';
import { deskOf, languageOf, requireFreshSignIn } from '../request.ts';

/** An address that was opened by hand: exporting is written into the history, so it is a form. */
export function loader({ params }: ActionFunctionArgs) {
  return redirect(`/${languageOf(params)}/desk/all`);
}

/** What *All* shows with a filter, as a file. */
export async function action(parameters: ActionFunctionArgs) {
  const desk = deskOf(parameters);
  requireFreshSignIn(parameters, '/all');
  const form = await parameters.request.formData();
  const format = form.get('format') === 'json' ? 'json' : 'csv';
  const pieces = await desk.exportCases(filterOf(form), format, languageOf(parameters.params));
  return new Response(Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream, {
    headers: {
      'Content-Type': format === 'json' ? 'application/x-ndjson; charset=utf-8' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="encore-${hongKongDate(desk.now)}.${format === 'json' ? 'jsonl' : 'csv'}"`,
    },
  });
}
