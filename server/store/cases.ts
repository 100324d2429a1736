import { type Case, correctedVersions, foldEvents, isWaiting, queuedFrom } from '../../domain/cases/case.ts';
import type { CaseEvent } from '../../domain/cases/case-events.ts';
import { type CaseSummary, caseSummary, emptySummary } from '../../domain/cases/case-summary.ts';
import { type Clock, clock } from '../../domain/cases/clock.ts';
import { caseCollections, isOff, isOpen } from '../../domain/cases/pipeline.ts';
import { textsOf } from '../../domain/cases/written-texts.ts';
import type { Collection } from '../../domain/collections.ts';
import { searchText } from '../../domain/texts.ts';
import type { Database } from './connection.ts';
import type { Document } from './document-store.ts';
import { type Progress, progressOf } from './progress.ts';
import { writePromises } from './promise-rows.ts';
import { writeSearchText } from './search-texts.ts';
import type { Reader } from './sqlite-file.ts';

/** A row of the table of cases: a state, and what lists show of its document. */
export type CaseRecord = Case & CaseSummary;

/** The column of each property. */
const columns: Record<keyof Case | keyof CaseSummary, string> = {
  subject: 'subject',
  collection: 'collection',
  version: 'version',
  via: 'via',
  arrivedAt: 'arrived_at',
  dueAt: 'due_at',
  callBy: 'call_by',
  stage: 'stage',
  owner: 'owner',
  returnsAt: 'returns_at',
  touchedAt: 'touched_at',
  tries: 'tries',
  firstTriedAt: 'first_tried_at',
  lastTriedAt: 'last_tried_at',
  reachedAt: 'reached_at',
  followUpAt: 'follow_up_at',
  followUpKind: 'follow_up_kind',
  sameAs: 'same_as',
  language: 'language',
  agreedAt: 'agreed_at',
  amended: 'amended',
  wrongNumberAt: 'wrong_number_at',
  newNumberAt: 'new_number_at',
  erasedHalf: 'erased_half',
  title: 'title',
  district: 'district',
  type: 'type',
  bestTimeToCall: 'best_time',
  nameKey: 'name_key',
  phoneKey: 'phone_key',
  addressKey: 'address_key',
};

/** For `SELECT`: gives rows that are a `Case` and a `CaseSummary`. */
export const caseColumns = Object.entries(columns)
  .map(([property, column]) => `cases.${column} AS ${property}`)
  .join(', ');

/** For `WHERE`: a call was promised for an hour before the given one, after somebody was reached. */
export const isPromisedBefore = `is_waiting = 0 AND queued_from < ?
  AND collection IN (${caseCollections.map((name) => `'${name}'`).join(', ')})`;

/** The name of a document in events, cases and the outbox. */
export function subjectOf(collection: Collection, id: string): string {
  return `${collection}/${id}`;
}

const conflictingEnd = '-conflicting';

/** The id of a document that came under an id of another one, and is kept in quarantine. */
export function conflictingId(id: string): string {
  return `${id}${conflictingEnd}`;
}

/** The subject, and that under whose id it came, if any. */
export function originsOf(subject: string): string[] {
  return subject.endsWith(conflictingEnd) ? [subject, subject.slice(0, -conflictingEnd.length)] : [subject];
}

export function partsOf(subject: string): { collection: Collection; id: string } {
  const slash = subject.indexOf('/');
  return { collection: subject.slice(0, slash) as Collection, id: subject.slice(slash + 1) };
}

export function readCase({ all }: Pick<Database, 'all'>, subject: string): CaseRecord | null {
  return (all(selectCase, subject)[0] as CaseRecord | undefined) ?? null;
}

/** The clock of a stored case at a time. Lists, records, alerts and exports all use this one. */
export function clockOf(
  { businessHours }: Pick<Database, 'businessHours'>,
  one: Case & CaseSummary,
  now: number,
): Clock {
  return clock({ ...one, isOff: isOff(one.stage) }, now, businessHours);
}

/** Only what has changed is written: each column is in an index or two. @returns the id of the row */
function writeCase(database: Database, state: Case, summary: CaseSummary, { metAt, refusal }: Progress): number {
  const { all, run, listeners } = database;
  const values = { ...state, ...summary };
  const row: Record<string, string | number | null> = {
    is_waiting: Number(isWaiting(state)),
    is_open: Number(isOpen(state.collection, state.stage)),
    queued_from: queuedFrom(state),
    met_at: metAt,
    refusal,
  };
  for (const [property, column] of Object.entries(columns)) row[column] = values[property as keyof typeof columns];
  const [stored] = all('SELECT * FROM cases WHERE subject = ?', state.subject);
  const changed = stored ? allColumns.filter((column) => stored[column] !== row[column]) : allColumns;
  if (stored && changed.length === 0) return Number(stored.id);
  const written = changed.map((column) => row[column] ?? null);
  const set = `UPDATE cases SET ${changed.join(' = ?, ')} = ? WHERE subject = ?`;
  const { lastInsertRowid } = stored ? run(set, ...written, state.subject) : run(insertCase, ...written);
  for (const { onCase } of listeners) onCase?.(database, state.subject);
  return Number(stored?.id ?? lastInsertRowid);
}

/**
 * Within a transaction: stores a case anew from its document and its events, oldest first. Nothing for what has no case.
 * @param arrived the document, where it is known to be as it was sent
 */
export function rebuildCase(database: Database, subject: string, events: readonly CaseEvent[], arrived?: Document) {
  const state = foldEvents(events);
  if (!state) return;
  const document = arrived ?? (state.stage === 'erased' ? null : readFields(database, { ...state, subject }));
  const summary = document ? caseSummary(state.collection, document) : emptySummary;
  const id = writeCase(database, state, summary, progressOf(events));
  writePromises(database, subject, events);
  // Suspected spam may be any amount, and is looked through without a search.
  writeSearchText(database, id, document && state.stage !== 'spam' ? searchable(document, events) : '');
}

/** The text in which a case is searched: what is known, and what the team wrote. */
function searchable(document: Readonly<Record<string, unknown>>, events: readonly CaseEvent[]): string {
  const corrected = correctedVersions(events);
  const notes = [...textsOf(events)].flatMap(([version, text]) =>
    corrected.has(version) ? [] : [[`note ${version}`, text]],
  );
  return searchText({ ...document, ...Object.fromEntries(notes) });
}

/**
 * What is known of a case: what was sent, with what a member has corrected since. Whatever shows, finds or exports something of it reads
 * this, and never the document itself. Null once the person is erased.
 */
export function readFields({ all }: Pick<Reader, 'all'>, { subject, amended }: Pick<Case, 'subject' | 'amended'>) {
  const { collection, id } = partsOf(subject);
  const [row] = all('SELECT document FROM documents WHERE collection = ? AND id = ?', collection, id);
  return row ? ({ ...JSON.parse(`${row.document}`), ...JSON.parse(amended) } as Document) : null;
}

const allColumns = ['is_waiting', 'is_open', 'queued_from', 'met_at', 'refusal', ...Object.values(columns)];
const insertCase = `INSERT INTO cases (${allColumns.join(', ')}) VALUES (${allColumns.map(() => '?').join(', ')})`;
const selectCase = `SELECT ${caseColumns} FROM cases WHERE subject = ?`;
