import type { Context } from 'hono';
import type { Collection } from '../../domain/collections.ts';
import { type Fields, parseFields, type Values } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { readBody } from '../middleware/body-limit.ts';
import type { Document } from '../store/document-store.ts';
import type { ApiContext } from './context.ts';
import { type BodyKind, kindOfBody, languageOfForm, originOfForm, parseBody, spamReasonOfBody } from './form-body.ts';
import { type Outcome, outcomeAsJson, outcomeAsPage } from './form-response.ts';
import { refuseWrite } from './write-guard.ts';

/** The context from which a form's document is made, besides its values. */
export type Received = {
  request: Request;
  suspicion: string | null;
  /** The id for a form without one; a double click gets the same id again. */
  idFor: (makeId: (time: number) => string) => string;
};

export type Form<F extends Fields> = {
  collection: Collection;
  fields: F;
  /** What to do when another document has the same id: by default the form is refused. */
  whenConflicting?: 'saved';
  /** Makes the document to store from the values, or gives the reason for refusing it. `suspicion`: why it waits in quarantine. */
  documentOf: (
    values: Values<F>,
    received: Received,
  ) => { id: string; document: Document; suspicion?: string } | { refusal: string };
};

/**
 * The handler of every form: content type, body, parsing, spam check, store, response. It answers with success only once the
 * store has the document. The response to JSON is JSON; a browser without JavaScript gets a page.
 */
export function receiveForm<F extends Fields>(api: ApiContext, form: Form<F>) {
  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const kind = kindOfBody(request);
    if (!kind) return unsupportedType();
    const { input, refusal } = await readInput(c, api, kind);
    const language = languageOfForm(input, request, api.settings.siteUrl);
    const outcome = refusal ?? (await store(c, api, form, { input, kind, language }));
    return kind === 'json' ? outcomeAsJson(outcome) : outcomeAsPage(outcome, form.collection, language, api);
  };
}

/** The parsed body, or the reason why it is refused before parsing. */
async function readInput(c: Context, api: ApiContext, kind: BodyKind): Promise<{ input?: unknown; refusal?: Outcome }> {
  const request = c.req.raw;
  const refusal = refuseWrite(c, api);
  if (refusal) return { refusal };
  const limit = kind === 'form' ? api.limits.formBody : api.limits.body;
  const body = await readBody(request, limit);
  if (!body) {
    const message = `The body is larger than ${limit} bytes.`;
    return { refusal: { code: 'refused', status: 413, message } };
  }
  const input = parseBody(body, kind);
  if (input === undefined) {
    return { refusal: { code: 'refused', status: 400, message: 'The body cannot be read as its content type says.' } };
  }
  return { input };
}

type Input = { input: unknown; kind: BodyKind; language: Language };

async function store<F extends Fields>(
  c: Context,
  api: ApiContext,
  { collection, fields, documentOf, whenConflicting }: Form<F>,
  { input, kind, language }: Input,
): Promise<Outcome> {
  const parsed = parseFields(fields, input);
  if (!parsed.ok) {
    const problems = parsed.problems as Record<string, never>;
    const message = `These fields need attention: ${Object.keys(problems).join(', ')}.`;
    return { code: 'refused', status: 400, message, fields: problems };
  }
  const client = api.clientOf(c);
  const flood = api.floodGroupOf(client);
  const suspicion = spamReasonOfBody(input) ?? (flood.isFull() ? 'flood' : null);
  const made = documentOf(parsed.values, {
    request: c.req.raw,
    suspicion,
    idFor: (makeId) =>
      api.recentId({ client, content: [collection, parsed.values], suspected: suspicion !== null }, makeId),
  });
  if ('refusal' in made) return { code: 'refused', status: 400, message: made.refusal };
  const via = kind === 'json' ? 'fallback' : 'form';
  try {
    const origin = collection === 'referrals' ? originOfForm(input, kind, c.req.raw, api.settings.siteUrl) : {};
    const seen = { receivedAt: api.clock(), via, language, suspicion: made.suspicion ?? suspicion } as const;
    const arrival = { ...seen, ...origin };
    const added = await api.store.add(collection, made.id, made.document, arrival);
    if (added === 'added') flood.count();
    if (added !== 'conflicting' || whenConflicting === 'saved') return { code: 'saved', id: made.id };
    return { code: 'refused', status: 409, message: 'Something else was stored under this id before.' };
  } catch (error) {
    api.log.error({ collection, id: made.id, reason: String(error) }, 'A form could not be stored');
    return { code: 'unavailable' };
  }
}

function unsupportedType(): Response {
  const message = 'Send application/json or application/x-www-form-urlencoded.';
  return Response.json({ success: false, message }, { status: 415, headers: { 'Cache-Control': 'no-store' } });
}
