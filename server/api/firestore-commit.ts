import { addedOnSave, isSubmissionId, parseReferral, referralFields } from '../../domain/referral.ts';
import { splitMetadata } from '../../domain/split-metadata.ts';
import type { Arrival, Document } from '../store/document-store.ts';

type CommitError = { ok: false; status: 'INVALID_ARGUMENT' | 'PERMISSION_DENIED'; message: string };

/** A parsed commit, or an error of Firestore's API. */
export type Commit =
  | {
      ok: true;
      id: string;
      document: Document;
      metadata: Pick<Arrival, 'language' | 'suspicion' | 'place' | 'linkHash'>;
    }
  | CommitError;

type Json = Record<string, unknown>;

/**
 * Parses the one commit that this site allows: creating one complete referral under its own id. `cloud/firestore.rules`
 * allow the same in the cloud.
 * @param body parsed JSON of any shape
 * @param project the project in the URL; the document's name must contain the same
 */
export function readCommit(body: unknown, project: string): Commit {
  if (!isObject(body) || !Array.isArray(body.writes)) return invalid('The body must be a commit with writes.');
  const [write] = body.writes as unknown[];
  if (!hasOnly(body, 'writes') || body.writes.length !== 1 || !isObject(write)) {
    return denied('Only a commit of one update is allowed.');
  }
  const { update, currentDocument } = write;
  const creates = isObject(currentDocument) && currentDocument.exists === false && hasOnly(currentDocument, 'exists');
  if (!hasOnly(write, 'update', 'currentDocument') || !creates) return denied('A document may only be created.');
  if (!isObject(update) || !hasOnly(update, 'name', 'fields') || !isObject(update.fields)) {
    return invalid('The update must have a name and fields.');
  }
  const start = `projects/${project}/databases/(default)/documents/referrals/`;
  const name = typeof update.name === 'string' ? update.name : '';
  const id = name.slice(start.length);
  if (!name.startsWith(start) || id.includes('/')) return denied('Only documents of referrals may be created.');
  if (!isSubmissionId(id)) return invalid('The document id must be a submissionId.');
  return readReferral(update.fields, id);
}

function readReferral(fields: Json, id: string): Commit {
  const decoded = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
  const { document, ...metadata } = splitMetadata(decoded);
  const facts = addedOnSave(id);
  const parsed = parseReferral(document);
  const problems = new Map<string, string>(parsed.ok ? [] : Object.entries(parsed.problems));
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) problems.set(name, 'unreadable');
    else if (!Object.hasOwn(referralFields, name) && !Object.hasOwn(facts, name)) problems.set(name, 'unknown');
  }
  for (const [name, value] of Object.entries(facts)) {
    if (!Object.hasOwn(document, name)) problems.set(name, 'missing');
    else if (document[name] !== value) problems.set(name, 'disagrees');
  }
  if (parsed.ok && problems.size === 0) {
    return { ok: true, id, document: { ...parsed.values, ...facts }, metadata };
  }
  const list = [...problems].map(([name, problem]) => `${name} (${problem})`);
  return invalid(`Invalid fields: ${list.join(', ')}.`);
}

/** A text, boolean or integer of Firestore's REST API, where 64-bit integers are texts; undefined for any other value. */
function decodeValue(value: unknown): string | number | boolean | undefined {
  if (!isObject(value) || Object.keys(value).length !== 1) return undefined;
  const { stringValue, booleanValue, integerValue } = value;
  if (typeof stringValue === 'string') return stringValue;
  if (typeof booleanValue === 'boolean') return booleanValue;
  // Not `String` of any value: it throws for some objects and for deeply nested lists.
  if (typeof integerValue !== 'string' && typeof integerValue !== 'number') return undefined;
  return /^-?\d{1,15}$/.test(`${integerValue}`) ? Number(integerValue) : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: Json, ...names: string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

const invalid = (message: string): CommitError => ({ ok: false, status: 'INVALID_ARGUMENT', message });
const denied = (message: string): CommitError => ({ ok: false, status: 'PERMISSION_DENIED', message });
