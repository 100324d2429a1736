import type { ReferralSubmission } from '../../../domain/referral.ts';
import type { Call, Endpoints } from './call.ts';

type Value = { stringValue: string } | { integerValue: string } | { booleanValue: boolean };

/** The URL for commits: Google Firestore, or our own server, which implements the same call for this project name. */
function commitUrl({ apiOrigin, firestoreProjectId, firestoreApiKey }: Endpoints) {
  const documents = `projects/${firestoreProjectId || 'encore'}/databases/(default)/documents`;
  const origin = firestoreProjectId ? 'https://firestore.googleapis.com' : apiOrigin;
  const key = firestoreProjectId ? `?key=${encodeURIComponent(firestoreApiKey)}` : '';
  return { url: `${origin}/v1/${documents}:commit${key}`, documents };
}

/** Texts, booleans and integers as Firestore's REST API writes them; 64-bit integers are texts there. */
function firestoreFields(values: object): Record<string, Value> {
  const fields = Object.entries(values).flatMap(([name, value]): [string, Value][] => {
    if (typeof value === 'string') return [[name, { stringValue: value }]];
    if (typeof value === 'boolean') return [[name, { booleanValue: value }]];
    return Number.isInteger(value) ? [[name, { integerValue: String(value) }]] : [];
  });
  return Object.fromEntries(fields);
}

/**
 * Call 1 (docs/spec.md §7): creates the document `referrals/{submissionId}` with Firestore's REST call `documents:commit`.
 * The metadata travels as extra fields of the document.
 *
 * ALREADY_EXISTS is a success: ids have a timestamp in ms and 40 random bits, and changed values get a new id, so a document
 * under this id is this submission, whose first response was lost. Our own server compares the documents instead.
 * @throws when the store refuses it, cannot be reached, or responds with anything but a commit
 */
export async function commitToFirestore({ submission, metadata, endpoints, signal }: Call): Promise<void> {
  const { url, documents } = commitUrl(endpoints);
  const name = `${documents}/referrals/${submission.submissionId}`;
  const fields = firestoreFields({ ...submission, ...metadata } satisfies ReferralSubmission);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: [{ update: { name, fields }, currentDocument: { exists: false } }] }),
    signal,
  });
  const body: { commitTime?: unknown; error?: { status?: unknown } } | null = await response.json();
  if (response.ok && typeof body?.commitTime === 'string') return;
  const status = body?.error?.status;
  if (status !== 'ALREADY_EXISTS') throw new Error(`Firestore answered ${response.status} ${status ?? ''}`);
}
