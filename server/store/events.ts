import { applyEvent, type Case, type CaseEvent, hasCase } from '../../domain/case.ts';
import type { Collection } from '../../domain/collections.ts';
import { searchText } from '../../domain/search-text.ts';
import { enqueueEvent, enqueueRemoval } from '../outbox/outbox.ts';
import type { Database } from './connection.ts';
import type { StoredDocument } from './document-store.ts';
import type { Row } from './sqlite-file.ts';

/** An event that somebody wants to add. The store gives it its version. */
export type Action = Omit<CaseEvent, 'version' | 'type'> & {
  type: Exclude<CaseEvent['type'], 'arrived'>;
  /** The version that the actor has seen; null for what is never refused, such as a note. */
  expectedVersion: number | null;
};

/**
 * `repeated`: an event with this `actionId` was added before. `outdated`: somebody acted since `expectedVersion`; nothing was
 * added. `unknown`: there is no such case. `version` is the present one of the case.
 */
export type Appended = { outcome: 'appended' | 'repeated' | 'outdated' | 'unknown'; version: number };

export type EventStore = {
  appendEvent(action: Action): Promise<Appended>;
  /** The events of a subject, oldest first. */
  history(subject: string): CaseEvent[];
  /** The stored state of a case, or null. */
  case(subject: string): (Case & { search: string }) | null;
};

/** The name of a document in events, cases and the outbox. */
export function subjectOf(collection: Collection, id: string): string {
  return `${collection}/${id}`;
}

export function partsOf(subject: string): { collection: Collection; id: string } {
  const slash = subject.indexOf('/');
  return { collection: subject.slice(0, slash) as Collection, id: subject.slice(slash + 1) };
}

/** The calls of a store that concern events. An event, the case and what must be sent are one transaction. */
export function createEvents(database: Database): EventStore {
  return {
    appendEvent: async (action) => {
      const appended = await database.inGroup(() => append(database, action));
      if (action.type === 'erased' && appended.outcome === 'appended') database.overwriteDeleted();
      return appended;
    },
    history: (subject) => database.all(selectEvents, subject).map(eventOf),
    case: (subject) => readCase(database, subject),
  };
}

function append(database: Database, { expectedVersion, ...action }: Action): Appended {
  const before = readCase(database, action.subject);
  if (!before) return { outcome: 'unknown', version: 0 };
  const { version } = before;
  if (database.all(selectByAction, action.actionId).length > 0) return { outcome: 'repeated', version };
  if (expectedVersion !== null && expectedVersion !== version) return { outcome: 'outdated', version };
  const event = { ...action, version: version + 1 };
  insertEvent(database, event);
  writeCase(database, applyEvent(before, event), before.search);
  if (action.type === 'erased') eraseContent(database, action.subject);
  else enqueueEvent(database, event);
  return { outcome: 'appended', version: event.version };
}

/** What identifies the person goes, here and in the cloud; that something happened, when, and by whom stays. */
function eraseContent(database: Database, subject: string) {
  deleteContent(database, subject);
  database.run("UPDATE cases SET search = '' WHERE subject = ?", subject);
  database.run("UPDATE events SET data = '{}' WHERE subject = ? AND type != 'arrived'", subject);
  enqueueRemoval(database, subject);
  for (const event of database.all(selectEvents, subject).map(eventOf)) enqueueEvent(database, event);
}

/** Within a transaction: the first event of a document, and its case. */
export function insertArrival(database: Database, collection: Collection, { id, document, arrival }: StoredDocument) {
  const { receivedAt: at, ...data } = arrival;
  const subject = subjectOf(collection, id);
  const actionId = `arrived:${subject}`;
  const event: CaseEvent = { subject, version: 1, actionId, at, actor: arrival.via, type: 'arrived', data };
  insertEvent(database, event);
  if (hasCase(collection)) writeCase(database, applyEvent(null, event), searchText(document));
  enqueueEvent(database, event);
}

export function insertEvent(database: Database, { subject, version, actionId, at, actor, type, data }: CaseEvent) {
  database.run(insert, subject, version, actionId, at, actor, type, JSON.stringify(data));
}

/** Within a transaction: stores what the events of a case add up to. */
export function writeCase(
  database: Database,
  { subject, version, arrivedAt, dueAt, stage, owner }: Case,
  search: string,
) {
  const { collection } = partsOf(subject);
  database.run(upsertCase, subject, collection, version, arrivedAt, dueAt, stage, owner, search);
}

export function wasErased(database: Database, subject: string): boolean {
  return database.all("SELECT 1 FROM cases WHERE subject = ? AND stage = 'erased'", subject).length > 0;
}

/** Within a transaction: deletes a document and leaves its events. @returns whether there was one */
export function deleteContent(database: Database, subject: string): boolean {
  const { collection, id } = partsOf(subject);
  return database.run('DELETE FROM documents WHERE collection = ? AND id = ?', collection, id).changes === 1;
}

/** Within a transaction. @returns whether there were any */
export function deleteEvents(database: Database, subject: string): boolean {
  database.run('DELETE FROM cases WHERE subject = ?', subject);
  return database.run('DELETE FROM events WHERE subject = ?', subject).changes > 0;
}

export function readEvent(database: Database, subject: string, version: number): CaseEvent | null {
  return database.all(selectEvent, subject, version).map(eventOf)[0] ?? null;
}

const insert = `INSERT INTO events (subject, version, action_id, at, actor, type, data) VALUES (?, ?, ?, ?, ?, ?, ?)`;
const selectEvents = 'SELECT * FROM events WHERE subject = ? ORDER BY version';
const selectEvent = 'SELECT * FROM events WHERE subject = ? AND version = ?';
const selectByAction = 'SELECT 1 FROM events WHERE action_id = ?';
const upsertCase = `INSERT OR REPLACE INTO cases (subject, collection, version, arrived_at, due_at, stage, owner, search)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

function readCase(database: Database, subject: string): (Case & { search: string }) | null {
  const [row] = database.all('SELECT * FROM cases WHERE subject = ?', subject);
  if (!row) return null;
  const { version, arrived_at: arrivedAt, due_at: dueAt, stage, owner, search } = row;
  return { subject, version, arrivedAt, dueAt, stage, owner, search } as Case & { search: string };
}

export function eventOf({ seq: _, action_id: actionId, data, ...row }: Row): CaseEvent {
  return { ...row, actionId, data: JSON.parse(data as string) } as CaseEvent;
}
