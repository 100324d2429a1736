import { correctedVersions, hasCase, isCorrectable } from '../../domain/case.ts';
import type { CaseEvent } from '../../domain/case-events.ts';
import type { Collection } from '../../domain/collections.ts';
import type { CaseRecord, HistoryLine, Related } from '../../domain/desk.ts';
import { allowedMoves } from '../../domain/pipeline.ts';
import { partsOf, readCase, type CaseRecord as StoredCase, subjectOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { readDocument } from '../store/documents.ts';
import { readEvents } from '../store/events.ts';
import { isUndoable } from './case-actions.ts';
import { caseRow, type RowContext } from './case-row.ts';

const mostRelated = 10;

/** Everything that is known about one case; null when there is none. */
export function readRecord(
  database: Database,
  context: RowContext,
  memberId: string,
  { collection, id }: { collection: Collection; id: string },
): CaseRecord | null {
  const subject = subjectOf(collection, id);
  const state = readCase(database, subject);
  if (!state || !hasCase(collection)) return null;
  const stored = readDocument(database, collection, id);
  const history = readEvents(database, subject);
  const arrival = history.find((event) => event.type === 'arrived');
  const related = readRelated(database, state);
  const isPossible = related.some(
    ({ stage, because }) => because !== 'address' && !['spam', 'duplicate'].includes(stage),
  );
  const isPossibleDuplicate = isPossible && state.stage !== 'duplicate' ? 1 : 0;
  return {
    ...caseRow({ ...state, isPossibleDuplicate }, context),
    arrivedAt: state.arrivedAt,
    via: state.via,
    language: arrival?.data.language ?? null,
    suspicion: arrival?.data.suspicion ?? null,
    tries: state.tries,
    document: stored?.document ?? {},
    history: historyLines(history, context.nameOf),
    related,
    sameAs:
      state.sameAs === null ? null : { ...partsOf(state.sameAs), title: readCase(database, state.sameAs)?.title ?? '' },
    moves: allowedMoves(collection, state),
    undoable: undoableVersion(history, memberId, context.now),
  };
}

function historyLines(history: readonly CaseEvent[], nameOf: RowContext['nameOf']): HistoryLine[] {
  const corrected = correctedVersions(history);
  return history.map(({ subject: _, actionId: __, ...event }) => ({
    ...event,
    actor: event.type === 'arrived' ? event.actor : nameOf(event.actor),
    isCorrected: corrected.has(event.version),
  }));
}

/** The last event, when this member may still take it back. */
function undoableVersion(history: readonly CaseEvent[], memberId: string, now: number): number | null {
  const last = history.at(-1);
  return last && isCorrectable(last) && isUndoable(history, last.version, memberId, now) ? last.version : null;
}

/** Cases that may be the same business: the strongest reason first, then the earliest. */
function readRelated({ all }: Pick<Database, 'all'>, state: StoredCase): Related[] {
  const found = new Map<string, Related>();
  for (const because of ['phone', 'name', 'address'] as const) {
    const key = state[`${because}Key`];
    if (key === '') continue;
    for (const row of all(selectRelated(because), key, state.subject, mostRelated)) {
      const { subject, title, arrivedAt, stage } = row as unknown as StoredCase;
      if (!found.has(subject)) found.set(subject, { ...partsOf(subject), title, arrivedAt, stage, because });
    }
  }
  return [...found.values()].slice(0, mostRelated);
}

const selectRelated = (because: 'phone' | 'name' | 'address') =>
  `SELECT subject, title, arrived_at AS arrivedAt, stage FROM cases
   WHERE ${because}_key != '' AND ${because}_key = ? AND subject != ? AND stage != 'erased' ORDER BY arrived_at LIMIT ?`;
