import type { Field, Problem } from '../../domain/fields.ts';
import { isSubmissionId, parseReferral, referralFields } from '../../domain/referral.ts';
import type { Document } from '../store/document-store.ts';

/** What a commit asks for, or Firestore's words for why not. */
export type Commit =
  | { ok: true; id: string; document: Document }
  | { ok: false; status: 'INVALID_ARGUMENT' | 'PERMISSION_DENIED'; message: string };

type Json = Record<string, unknown>;
type FieldProblem = Problem | 'unknown' | 'notANumber' | 'disagrees' | 'spacedOut';

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
  if (!isObject(update) || !hasOnly(update, 'name', 'fields'))
    return invalid('The update must have a name and fields.');
  if (typeof update.name !== 'string' || !isObject(update.fields))
    return invalid('The update must have a name and fields.');
  const start = `projects/${project}/databases/(default)/documents/referrals/`;
  const id = update.name.slice(start.length);
  if (!update.name.startsWith(start) || id.includes('/')) return denied('Only documents of referrals may be created.');
  if (!isSubmissionId(id)) return invalid('The document id must be a submissionId.');
  return readReferral(update.fields, id);
}

function readReferral(given: Json, id: string): Commit {
  const document: Record<string, string | number | boolean> = {};
  // Without a prototype, where a field called `__proto__` would be no problem that anyone sees.
  const problems: Record<string, FieldProblem> = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const field = fieldOf(name);
    const read = field && readValue(field, value);
    if (read !== null) document[name] = read;
    else problems[name] = field ? wrongType[field.kind] : 'unknown';
  }
  for (const [name, value] of Object.entries(factsOf(id))) {
    if (document[name] !== value) problems[name] ??= document[name] === undefined ? 'missing' : 'disagrees';
  }
  const parsed = parseReferral(document);
  const named = { ...(parsed.ok ? spacedOut(document, parsed.values) : parsed.problems), ...problems };
  if (Object.keys(named).length === 0) return { ok: true, id, document };
  const list = Object.entries(named).map(([name, problem]) => `${name} (${problem})`);
  return invalid(`Invalid fields: ${list.join(', ')}.`);
}

const wrongType = {
  text: 'notText',
  tel: 'notText',
  email: 'notText',
  long: 'notText',
  option: 'notText',
  tick: 'notTicked',
  number: 'notANumber',
} as const;

type Kind = { kind: Field['kind'] | 'number' };

function fieldOf(name: string): Kind | null {
  if (name === 'submissionTimestamp') return { kind: 'number' };
  if (name === 'submissionId' || name === 'submissionDate') return { kind: 'text' };
  return Object.hasOwn(referralFields, name) ? referralFields[name as keyof typeof referralFields] : null;
}

/** A Firestore value of the type its field must have; null for any other. */
function readValue({ kind }: Kind, value: unknown): string | number | boolean | null {
  if (!isObject(value) || Object.keys(value).length !== 1) return null;
  if (kind === 'tick') return value.booleanValue === true ? true : null;
  if (kind !== 'number') return typeof value.stringValue === 'string' ? value.stringValue : null;
  // 64-bit integers travel as text; a milliseconds' time has 13 digits.
  return typeof value.integerValue === 'string' && /^\d{13}$/.test(value.integerValue)
    ? Number(value.integerValue)
    : null;
}

/** The three facts the id determines (docs/spec.md §3). */
function factsOf(id: string) {
  const submissionTimestamp = Number(id.split('_')[1]);
  return { submissionId: id, submissionDate: new Date(submissionTimestamp).toISOString(), submissionTimestamp };
}

/** A form's parse trims, but here is stored what was sent: options and addresses must come without spaces around them. */
function spacedOut(document: Document, values: Json): Record<string, FieldProblem> {
  const strict = Object.keys(values).filter((name) => /^(option|email)$/.test(fieldOf(name)?.kind ?? ''));
  const spaced = strict.filter((name) => document[name] !== undefined && document[name] !== values[name]);
  return Object.fromEntries(spaced.map((name) => [name, 'spacedOut']));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: Json, ...names: string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

const invalid = (message: string) => ({ ok: false, status: 'INVALID_ARGUMENT', message }) as const;
const denied = (message: string) => ({ ok: false, status: 'PERMISSION_DENIED', message }) as const;
