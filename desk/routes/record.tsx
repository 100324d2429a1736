import { randomUUID } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
} from 'react-router';
import { caseCollections } from '../../domain/cases/pipeline.ts';
import type { Desk } from '../../domain/desk.ts';
import { correctableFields } from '../amendable.ts';
import { namesContact } from '../ask-referrer.ts';
import { filterOf } from '../form-values.ts';
import { dataOrKept, isNetworkError, recordKey } from '../keep-data.ts';
import { listIn } from '../list-address.ts';
import { parseAction } from '../parse-action.ts';
import { keepAction } from '../pending-actions.ts';
import { recordPage } from '../record-page.ts';
import { deskOf, languageOf } from '../request.ts';
import { RecordView } from '../ui/record-view.tsx';
import { type ActionData, type RecordPage, useRecord } from '../use-record.ts';

export { shouldRevalidate } from '../keep-data.ts';
export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

function subjectOf({ collection, id = '' }: Record<string, string | undefined>) {
  // Not `collections`, which has the fields of every form with it.
  const known = caseCollections.find((name) => name === collection);
  if (!known) throw data(null, 404);
  return { collection: known, id };
}

export function loader(parameters: LoaderFunctionArgs): RecordPage {
  const desk = deskOf(parameters);
  const language = languageOf(parameters.params);
  const { collection, id } = subjectOf(parameters.params);
  const found = desk.record(collection, id);
  if (!found) throw data(null, 404);
  const { searchParams, origin } = parameters.url;
  return recordPage(found, language, origin, {
    correctable: correctableFields(found, language),
    neighbours: desk.neighbours({ collection, id }, listIn(searchParams), filterOf(searchParams)),
    colleagues: colleaguesOf(desk, found.owner?.id),
    page: randomUUID(),
  });
}

/** Present members who are neither oneself nor the owner. */
function colleaguesOf(desk: Desk, owner: string | undefined) {
  const others = desk.members().filter(({ id, isFormer }) => !isFormer && id !== owner && id !== desk.member.id);
  return others.map(({ id, name }) => ({ id, name }));
}

export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return dataOrKept(recordKey(languageOf(params), subjectOf(params)), serverLoader<typeof loader>);
}
clientLoader.hydrate = true as const;

const statuses = {
  conflict: 409,
  unknown: 404,
  'not-allowed': 409,
  again: 409,
  'other-member': 403,
  invalid: 400,
  'no-such-reference': 400,
  'is-itself': 400,
  'is-duplicate': 409,
  'is-closed': 409,
  'came-later': 409,
};

/** Every verb. What a member does is one form of this page. */
export async function action(parameters: ActionFunctionArgs) {
  const desk = deskOf(parameters);
  const form = await parameters.request.formData();
  const subject = subjectOf(parameters.params);
  if (form.get('verb') === 'preview') {
    const preview = `${form.get('text') ?? ''}`.trim();
    const record = desk.record(subject.collection, subject.id, true);
    return { preview, namesContact: record !== null && namesContact(preview, record) };
  }
  const request = parseAction(form, subject);
  if ('missing' in request) return data(request, 400);
  const result = await desk.act(request);
  if (result.ok) return { ...result, subject };
  return data(result, statuses[result.code]);
}

/** Without a network what was tapped is kept on the device, see `pending-actions.ts`. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<ActionData> {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!isNetworkError(error) || form.get('verb') === 'preview') throw error;
    keepAction(request.url, form);
    return { kept: true };
  }
}

/** One case: whom to call, what was said, what happened, and what to do next. */
export default function Record() {
  return <RecordView key={useRecord().record.id} />;
}
