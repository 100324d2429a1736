import type { Field, Problem } from '../../domain/fields.ts';
import { isSubmissionId, parseReferral, referralFields } from '../../domain/referral.ts';
import type { Document } from '../store/document-store.ts';

/** What a commit asks for, or Firestore's words for why not. */
export type Commit =
  | { ok: true; id: string; document: Document }
  | { ok: false; status: 'INVALID_ARGUMENT' | 'PERMISSION_DENIED'; message: string };

type Json = Record<string, unknown>;
type FieldProblem = Problem | 'unknown' | 'notANumber' | 'disagrees';

/**
 * Reads the one commit this site allows: creating one whole referral under its own id, with the types Firestore's SDK
 * sends. `cloud/firestore.rules` says the same in the cloud.
 * @param body parsed JSON; anything may be in it
 * @param project the project in the address, which the document's name must repeat
 */
export function readCommit(body: unknown, project: string): Commit {
  if (!isObject(body) || !Array.isArray(body.writes)) return invalid('The body must be a commit with writes.');
  const [write] = body.writes as unknown[];
  if (!hasOnly(body, 'writes') || body.writes.length !== 1 || !isObject(write) || !hasOnly(write, 'update')) {
    return denied('Only a commit of one update is allowed.');
  }
  const { update } = write;
  if (!isObject(update) || !hasOnly(update, 'name', 'fields')) return invalid('The update must have a name and fields.');
  if (typeof update.name !== 'string' || !isObject(update.fields)) return invalid('The update must have a name and fields.');
  const start = `projects/${project}/databases/(default)/documents/referrals/`;
  const id = update.name.slice(start.length);
  if (!update.name.startsWith(start) || id.includes('/')) return denied('Only documents of referrals may be created.');
  if (!isSubmissionId(id)) return invalid('The document id must be a submissionId.');
  return readReferral(update.fields, id);
}

function readReferral(given: Json, id: string): Commit {
  const document: Record<string, string | number | boolean> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fieldOf(name);
    const read = field ? valueOf(field, value) : null;
    if (read === null) problems[name] = field ? wrongType[field.kind] : 'unknown';
    else document[name] = read;
  }
  const parsed = parseReferral(document);
  const agreed = { ...facts(id), ...(parsed.ok ? exact(parsed.values) : {}) };
  for (const [name, value] of Object.entries(agreed)) {
    if (document[name] !== undefined && document[name] !== value) problems[name] ??= 'disagrees';
    if (document[name] === undefined && name in facts(id)) problems[name] ??= 'missing';
  }
  const all: Record<string, FieldProblem> = { ...(parsed.ok ? {} : parsed.problems), ...problems };
  if (Object.keys(all).length === 0) return { ok: true, id, document };
  return invalid(`Invalid fields: ${Object.entries(all).map(([name, problem]) => `${name} (${problem})`).join(', ')}.`);
}

const wrongType = { text: 'notText', tel: 'notText', email: 'notText', long: 'notText', option: 'notText', tick: 'notTicked', number: 'notANumber' } as const;

type Kind = { kind: Field['kind'] | 'number' };

function fieldOf(name: string): Kind | null {
  if (name === 'submissionTimestamp') return { kind: 'number' };
  if (name === 'submissionId' || name === 'submissionDate') return { kind: 'text' };
  return Object.hasOwn(referralFields, name) ? referralFields[name as keyof typeof referralFields] : null;
}

/** A Firestore value of the type its field must have; null for any other. */
function valueOf({ kind }: Kind, value: unknown): string | number | boolean | null {
  if (!isObject(value) || Object.keys(value).length !== 1) return null;
  if (kind === 'tick') return value.booleanValue === true ? true : null;
  if (kind !== 'number') return typeof value.stringValue === 'string' ? value.stringValue : null;
  // 64-bit integers travel as text; a milliseconds' time has 13 digits.
  return typeof value.integerValue === 'string' && /^\d{13}$/.test(value.integerValue) ? Number(value.integerValue) : null;
}

/** The three facts the id determines (SPEC §3). */
function facts(id: string) {
  const submissionTimestamp = Number(id.split('_')[1]);
  return { submissionId: id, submissionDate: new Date(submissionTimestamp).toISOString(), submissionTimestamp };
}

/** Options and addresses are stored as sent here, so they must be free of the spaces a form's parse would trim. */
function exact(values: Json): Json {
  const isExact = (name: string) => /^(option|email)$/.test(fieldOf(name)?.kind ?? '');
  return Object.fromEntries(Object.entries(values).filter(([name]) => isExact(name)));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: Json, ...names: string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

const invalid = (message: string) => ({ ok: false, status: 'INVALID_ARGUMENT', message }) as const;
const denied = (message: string) => ({ ok: false, status: 'PERMISSION_DENIED', message }) as const;
