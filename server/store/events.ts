import { isAllowed } from '../../domain/cases/allowed-events.ts';
import { type Case, foldEvents, promisedTime } from '../../domain/cases/case.ts';
import {
  type CaseEvent,
  type EventContent,
  type Half,
  isRemark,
  type NewEvent,
  parseEvent,
} from '../../domain/cases/case-events.ts';
import { caseSummary } from '../../domain/cases/case-summary.ts';
import { callBy } from '../../domain/cases/clock.ts';
import { allowedMoves, isOff, isOpen } from '../../domain/cases/pipeline.ts';
import type { Collection } from '../../domain/collections.ts';
import { neverCallActor } from '../../domain/person.ts';
import { conflictingId, originsOf, readCase, rebuildCase, subjectOf } from './cases.ts';
import type { Database } from './connection.ts';
import { deletePersonalData, deleteReplaced } from './delete-content.ts';
import type { StoredDocument } from './document-store.ts';
import { deletePromises } from './promise-rows.ts';
import { writeSearchText } from './search-texts.ts';
import { writeSetting } from './settings.ts';
import type { Row } from './sqlite-file.ts';

/** An event that somebody wants to add. The store gives it its version. */
export type Action = NewEvent & {
  /** The version that the actor has seen; null for what is never refused, such as a note. */
  expectedVersion: number | null;
};

/**
 * `repeated`: an event with this `actionId` was added before. `outdated`: somebody decided something since `expectedVersion`.
 * `refused`: it may not follow on the present state. `unknown`: there is no such case, or its actor is
 * no member any more. Of all but `appended` nothing was added.
 * `version` is the present one of the case.
 */
export type Appended = { outcome: 'appended' | 'repeated' | 'outdated' | 'refused' | 'unknown'; version: number };

export type EventStore = ReturnType<typeof createEvents>;

/** The calls of a store that concern events. An event, the case and what must be sent are one transaction. */
export function createEvents(database: Database) {
  return {
    appendEvent: async (action: Action) => {
      const appended = await database.transact(() => {
        // They may have been removed since their request began.
        const isFormer = database.all(selectFormer, action.actor).length > 0;
        return isFormer ? { outcome: 'unknown' as const, version: 0 } : append(database, action);
      });
      const isDeleting = action.type === 'erased' || action.type === 'rewritten';
      if (isDeleting && appended.outcome === 'appended') await database.overwriteDeleted();
      return appended;
    },
    /** Adds an event to a subject without a case, such as `desk/exports`. */
    appendRecord: (record: NewEvent) =>
      database.transact(() => {
        if (database.all(selectByAction, record.actionId).length > 0) return;
        const event = { ...record, version: readEvents(database, record.subject).length + 1 };
        addEvent(database, event);
      }),
    /** The events of a subject, oldest first. */
    history: (subject: string) => readEvents(database, subject),
    /** The stored state of a case, or null. */
    case: (subject: string) => readCase(database, subject),
  };
}

/** Within a transaction. */
export function append(database: Database, { expectedVersion, ...action }: Action): Appended {
  const { subject } = action;
  const history = readEvents(database, subject);
  const before = foldEvents(history);
  if (!before) return { outcome: 'unknown', version: 0 };
  const { version } = before;
  if (database.all(selectByAction, action.actionId).length > 0) return { outcome: 'repeated', version };
  if (expectedVersion !== null && decisionsSince(history, expectedVersion, action.actor).length > 0) {
    return { outcome: 'outdated', version };
  }
  const event = { ...action, version: version + 1 };
  const after = [...history, event];
  if (!isAllowed(before, event, history) || !canPointAt(database, before, foldEvents(after)?.sameAs ?? null)) {
    return { outcome: 'refused', version };
  }
  if (action.type === 'erased') recordErasure(database, [subject], event.at, action.data.half);
  addEvent(database, event);
  if (action.type === 'erased') {
    deletePersonalData(database, subject, event.version, action.data.half);
    eraseElsewhere(database, subject, action.data.half);
    // What came under the same number, in quarantine, is about the same people.
    const other = { subject: conflictingId(subject), actionId: conflictingId(action.actionId), expectedVersion: null };
    append(database, { ...action, ...other });
  }
  deleteReplaced(database, history, event);
  // What was erased is not in the history any more, and must not come into the text that is searched.
  rebuildCase(database, subject, action.type === 'erased' ? readEvents(database, subject) : after);
  endNeverCalled(database, subject);
  passOn(database, subject);
  return { outcome: 'appended', version: event.version };
}

/** Within a transaction: an open referral ends whose number is never to be called, however the number came to us. */
export function endNeverCalled(database: Database, subject: string) {
  const state = readCase(database, subject);
  if (state?.collection !== 'referrals' || !isOpen(state.collection, state.stage)) return;
  if (!database.erasures.isNoCall(state.phoneKey)) return;
  const frame = { subject, at: database.clock(), actor: neverCallActor, expectedVersion: null };
  const data = { from: state.stage, to: 'withdrawn' } as const;
  append(database, { ...frame, actionId: `never called:${subject}@${state.version}`, type: 'moved', data });
}

/** What others have decided since a version. Notes and tries decide nothing, and nobody is outdated by themselves. */
export function decisionsSince(history: readonly CaseEvent[], version: number, actor: string): CaseEvent[] {
  return history.slice(version).filter((event) => !isRemark(event) && event.actor !== actor);
}

/** A duplicate points at a case that arrived before it, and that is called: its promise is the one that is kept. */
function canPointAt(database: Database, { subject, sameAs, arrivedAt }: Case, target: string | null): boolean {
  if (target === null || target === sameAs) return true;
  const first = readCase(database, target);
  return first !== null && target !== subject && !isOff(first.stage) && first.arrivedAt <= arrivedAt;
}

/**
 * Within a transaction: what was marked as a duplicate of a case that nobody calls any more. The next one takes its place, is
 * everybody's, and has its own promise; the others point at it. The duplicates of a duplicate point where that one points.
 * @param willBeDeleted true just before the case is deleted: then what is open of it goes on as well, and what has ended is not begun again
 */
export function passOn(database: Database, subject: string, willBeDeleted = false) {
  const first = readCase(database, subject);
  if (!first || !(isOff(first.stage) || (willBeDeleted && isOpen(first.collection, first.stage)))) return;
  const duplicates = database.all(selectDuplicates, subject).map((row) => `${row.subject}`);
  const actor = readEvent(database, subject, first.version)?.actor ?? '';
  const follow = (duplicate: string, content: EventContent) => {
    const actionId = `${content.type}:${duplicate} after ${subject}@${first.version}`;
    const at = database.clock();
    append(database, { ...content, subject: duplicate, actionId, at, actor, expectedVersion: null });
  };
  const to = first.sameAs ?? duplicates.shift();
  if (to === undefined) return;
  const next = readCase(database, to);
  if (next?.stage === 'duplicate') {
    const [stage = next.stage] = allowedMoves(next.collection, next);
    follow(to, { type: 'moved', data: { from: next.stage, to: stage, ended: subject } });
    if (next.owner !== null) follow(to, { type: 'released', data: {} });
    // Its number is never to be called either.
    if (readCase(database, to)?.stage === 'withdrawn') return passOn(database, subject);
  }
  for (const duplicate of duplicates) follow(duplicate, { type: 'linked', data: { to } });
}

/** Within a transaction: after a restore, which may have the end of a first case without what followed from it. */
export function passOnAll(database: Database) {
  const firsts = database.all('SELECT DISTINCT same_as AS subject FROM cases WHERE same_as IS NOT NULL');
  for (const { subject } of firsts) passOn(database, `${subject}`);
}

/** Within a transaction: what identifies an erased person goes elsewhere too; that something happened, when, and by whom stays. */
export function eraseElsewhere(database: Database, subject: string, half?: Half) {
  for (const { onErase } of database.listeners) onErase?.(database, subject, half);
  for (const event of readEvents(database, subject)) tell(database, event);
}

/** Within a transaction: the first event of a document, and its case. */
export function insertArrival(database: Database, collection: Collection, { id, document, arrival }: StoredDocument) {
  const { receivedAt: at, linkHash: _, ...rest } = arrival;
  const subject = subjectOf(collection, id);
  const { bestTimeToCall, phoneKey } = caseSummary(collection, document);
  const data = { ...rest, callBy: callBy(at, at + promisedTime, bestTimeToCall, database.businessHours) };
  const actionId = `arrived:${subject}`;
  const event: CaseEvent = { subject, version: 1, actionId, at, actor: arrival.via, type: 'arrived', data };
  addEvent(database, event);
  for (const { onArrival } of database.listeners) onArrival?.(database, subject, arrival);
  rebuildCase(database, subject, [event], document);
  if (database.erasures.isNoCall(phoneKey)) endNeverCalled(database, subject);
}

function addEvent(database: Database, event: CaseEvent) {
  insertEvent(database, event);
  tell(database, event);
}

function tell(database: Database, event: CaseEvent) {
  for (const { onEvent } of database.listeners) onEvent?.(database, event);
}

/** Within a transaction: stores an event that is known elsewhere already, and tells nobody. */
export function insertEvent(database: Database, { subject, version, actionId, at, actor, type, data }: CaseEvent) {
  database.run(insert, subject, version, actionId, at, actor, type, JSON.stringify(data));
}

/** True for what was erased, or deleted by age: an old device may send it again. */
export function wasErased(database: Database, subject: string): boolean {
  const isErased = (one: string) =>
    readCase(database, one)?.stage === 'erased' || database.erasures.erasedAt(one) !== null;
  return originsOf(subject).some(isErased);
}

/** Which of the two people of a referral was erased alone, and when. */
export function halfErased({ erasures }: Database, subject: string): { half: Half; at: number } | null {
  return originsOf(subject).reduce<ReturnType<typeof halfErased>>(
    (found, one) => found ?? erasures.halfErasedAt(one),
    null,
  );
}

/** Within a transaction: what the ledger says was erased. Of a case the history stays; who did it is not in the ledger. */
export function eraseAgain(database: Database, subject: string, { half, at }: { half?: Half; at: number }): Appended {
  const actionId = `erased:${subject}${half ? ` ${half}` : ''}`;
  return append(database, { subject, actionId, expectedVersion: null, at, actor: '', type: 'erased', data: { half } });
}

/** Within the transaction of the deletion, and before it: it is on disk when this returns. @param at milliseconds since 1970 */
export function recordErasure(database: Database, subjects: readonly string[], at: number, half?: Half) {
  const { erasures } = database;
  const known = (subject: string) => (half ? erasures.halfErasedAt(subject)?.at : erasures.erasedAt(subject));
  const unknown = subjects.filter((subject) => (known(subject) ?? Number.NEGATIVE_INFINITY) < at);
  if (unknown.length === 0) return;
  erasures.record(unknown, at, half);
  writeSetting(database, 'erasures_until', erasures.newest());
}

/** Within a transaction. @returns whether there were any */
export function deleteEvents(database: Database, subject: string): boolean {
  for (const { id } of database.all('SELECT id FROM cases WHERE subject = ?', subject)) {
    writeSearchText(database, Number(id), '');
    database.run('DELETE FROM cases WHERE id = ?', Number(id));
  }
  deletePromises(database, subject);
  return database.run('DELETE FROM events WHERE subject = ?', subject).changes > 0;
}

export function readEvent(database: Database, subject: string, version: number): CaseEvent | null {
  return database.all(selectEvent, subject, version).map(eventOf)[0] ?? null;
}

/** The events of a subject, oldest first. */
export function readEvents({ all }: Pick<Database, 'all'>, subject: string): CaseEvent[] {
  return all(selectEvents, subject).map(eventOf);
}

const insert = `INSERT INTO events (subject, version, action_id, at, actor, type, data) VALUES (?, ?, ?, ?, ?, ?, ?)`;
const selectEvents = 'SELECT * FROM events WHERE subject = ? ORDER BY version';
const selectEvent = 'SELECT * FROM events WHERE subject = ? AND version = ?';
const selectDuplicates = 'SELECT subject FROM cases WHERE same_as = ? ORDER BY arrived_at, subject';
const selectFormer = 'SELECT 1 FROM members WHERE id = ? AND removed_at IS NOT NULL';
const selectByAction = 'SELECT 1 FROM events WHERE action_id = ?';

function eventOf({ seq: _, action_id: actionId, data, ...row }: Row): CaseEvent {
  return parseEvent({ ...row, actionId, data: JSON.parse(`${data}`) });
}
