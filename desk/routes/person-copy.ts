import { type ActionFunctionArgs, redirect } from 'react-router';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { copyAsJson } from '../../domain/person.ts';
import { textOf } from '../form-values.ts';
import { copyAsPage } from '../person-page.ts';
import { deskOf, languageOf, requireFreshSignIn } from '../request.ts';

/** An address that was opened by hand. */
export function loader({ params }: ActionFunctionArgs) {
  return redirect(`/${languageOf(params)}/desk/person`);
}

/** What is stored of one person, as a file for them. */
export async function action(parameters: ActionFunctionArgs) {
  requireFreshSignIn(parameters, '/person');
  const desk = deskOf(parameters);
  const language = languageOf(parameters.params);
  const form = await parameters.request.formData();
  const [keys, texts] = ['key', 'text'].map((name) => form.getAll(name).map(String));
  const copied = await desk.copyFor(textOf(form, 'who'), keys ?? [], texts ?? []);
  if (!copied.ok) return redirect(`/${language}/desk/person?problem=${copied.code}`);
  const isJson = textOf(form, 'format') === 'json';
  const file = isJson ? copyAsJson(copied.held, desk.now) : copyAsPage(copied.held, language, desk.now);
  return new Response(file, {
    headers: {
      'Content-Type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="encore-${hongKongDate(desk.now)}.${isJson ? 'json' : 'html'}"`,
    },
  });
}
