import type { Context } from 'hono';
import { pathOf } from '../http/pages.ts';
import { readBody } from '../middleware/body-limit.ts';
import type { ApiContext } from './context.ts';
import { type Commit, readCommit } from './firestore-commit.ts';
import { parseBody } from './form-body.ts';
import { refuseWrite } from './write-guard.ts';

const commitPath = /^\/v1\/projects\/([a-z0-9-]{1,60})\/databases\/\(default\)\/documents:commit$/;

/**
 * POST /v1/projects/{project}/databases/(default)/documents:commit: call 1 of the chain where no Firestore project is
 * configured (docs/spec.md §7). It implements as much of Firestore's REST API as creating one referral needs; everything else
 * under /v1 is refused in Firestore's own error format.
 */
export const writeChannel = (api: ApiContext) => async (c: Context) => {
  const request = c.req.raw;
  const project = projectOf(request);
  if (!project) return firestoreError(403, 'PERMISSION_DENIED', 'Only documents:commit is offered here.');
  if (request.method !== 'POST') {
    return firestoreError(405, 'UNIMPLEMENTED', 'A commit is a POST.', { Allow: 'POST' });
  }
  const refusal = refuseWrite(c, api);
  if (refusal?.code === 'other-site') {
    return firestoreError(403, 'PERMISSION_DENIED', 'Another site may not write here.');
  }
  if (refusal) {
    return firestoreError(429, 'RESOURCE_EXHAUSTED', 'Too many writes in a short time.', {
      'Retry-After': `${refusal.seconds}`,
    });
  }
  const body = await readBody(request, api.limits.body);
  if (!body) return firestoreError(413, 'INVALID_ARGUMENT', `The body is larger than ${api.limits.body} bytes.`);
  const commit = readCommit(parseBody(body, 'json'), project);
  if (!commit.ok) {
    return firestoreError(commit.status === 'PERMISSION_DENIED' ? 403 : 400, commit.status, commit.message);
  }
  return store(c, api, commit);
};

async function store(c: Context, api: ApiContext, { id, document, metadata }: Extract<Commit, { ok: true }>) {
  const receivedAt = api.clock();
  try {
    const flood = api.floodGroupOf(api.clientOf(c));
    const suspicion = metadata.suspicion ?? (flood.isFull() ? 'flood' : null);
    const arrival = { receivedAt, via: 'write-channel', ...metadata, suspicion } as const;
    const added = await api.store.add('referrals', id, document, arrival);
    if (added === 'added') flood.count();
    // The same document again is a success: the browser has lost the first response. Not 409 ALREADY_EXISTS for another
    // document, because browsers treat that as a repetition.
    if (added === 'conflicting') return firestoreError(403, 'PERMISSION_DENIED', 'This document may not be changed.');
  } catch (error) {
    api.log.error({ collection: 'referrals', id, reason: String(error) }, 'A form could not be stored');
    return firestoreError(503, 'UNAVAILABLE', 'The document could not be stored. Please try again.');
  }
  const time = new Date(receivedAt).toISOString();
  const body = { writeResults: [{ updateTime: time }], commitTime: time };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** The project in the URL, or null when it is not the URL of a commit. `%28default%29` is accepted as well. */
function projectOf(request: Request): string | null {
  try {
    return commitPath.exec(decodeURIComponent(pathOf(request.url)))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** An error in the format of Firestore's REST API. */
export function firestoreError(code: number, status: string, message: string, headers: Record<string, string> = {}) {
  return Response.json(
    { error: { code, message, status } },
    { status: code, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
