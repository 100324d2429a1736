import { correctedVersions, hasCase } from '../../domain/cases/case.ts';
import { type CaseEvent, type EventContent, isCorrectable } from '../../domain/cases/case-events.ts';
import { phoneKey } from '../../domain/cases/case-summary.ts';
import { allowedMoves } from '../../domain/cases/pipeline.ts';
import { isRewritable, rewritesOf, textsOf } from '../../domain/cases/written-texts.ts';
import type { Collection } from '../../domain/collections.ts';
import type { CaseRecord, HistoryLine } from '../../domain/desk.ts';
import { questionToReferrer } from '../../domain/referral-status.ts';
import { partsOf, readCase, readFields, subjectOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import type { StoredDocument } from '../store/document-store.ts';
import { readDocument } from '../store/documents.ts';
import { readEvents } from '../store/events.ts';
import { isUndoable } from './case-actions.ts';
import { caseRow, type RowContext } from './case-row.ts';
import { readDuplicates, readPossibleDuplicates } from './duplicates.ts';

/**
 * Everything that is known about one case; null when there is none.
 * @param isBrief without other cases of the same business
 */
export function readRecord(
  database: Database,
  context: RowContext,
  memberId: string,
  { collection, id }: { collection: Collection; id: string },
  isBrief = false,
): CaseRecord | null {
  const subject = subjectOf(collection, id);
  const state = readCase(database, subject);
  if (!state || !hasCase(collection)) return null;
  const sent = readDocument(database, collection, id);
  const history = readEvents(database, subject);
  const arrival = history.find((event) => event.type === 'arrived');
  const possibleDuplicates = isBrief ? [] : readPossibleDuplicates(database, state, context.nameOf);
  const isPossible = possibleDuplicates.some(
    ({ stage, because }) => because !== 'address' && !['spam', 'duplicate'].includes(stage),
  );
  const fields = readFields(database, state) ?? {};
  const isPossibleDuplicate = isPossible && state.stage !== 'duplicate' ? 1 : 0;
  return {
    ...caseRow({ ...state, isPossibleDuplicate }, context),
    arrivedAt: state.arrivedAt,
    via: state.via,
    language: state.language,
    question: questionToReferrer(history),
    suspicion: arrival?.data.suspicion ?? null,
    place: arrival?.data.place ?? null,
    sent: { title: `${sent?.document.businessName ?? ''}`, language: sent?.arrival.language ?? null },
    tries: state.tries,
    isReferrerNeverCalled: database.erasures.isNoCall(phoneKey(`${fields.referrerPhone ?? ''}`)),
    erasedHalf: state.erasedHalf,
    agreedAt: state.agreedAt,
    document: fields,
    history: historyLines(history, sent, memberId, context.nameOf),
    possibleDuplicates,
    duplicates: isBrief ? [] : readDuplicates(database, state, context.nameOf),
    sameAs:
      state.sameAs === null ? null : { ...partsOf(state.sameAs), title: readCase(database, state.sameAs)?.title ?? '' },
    moves: allowedMoves(collection, state),
    undoable: undoableVersion(history, memberId, context.now),
  };
}

function historyLines(
  history: readonly CaseEvent[],
  sent: StoredDocument | null,
  memberId: string,
  nameOf: RowContext['nameOf'],
) {
  const corrected = correctedVersions(history);
  const changes = changesOf(history, corrected, sent);
  const [texts, rewrites] = [textsOf(history), rewritesOf(history)];
  const shown = history.filter(({ type }) => type !== 'rewritten');
  return shown.map(
    ({ subject: _, actionId: __, ...event }): HistoryLine => ({
      ...withNames(event, nameOf),
      actor: event.type === 'arrived' ? event.actor : nameOf(event.actor),
      isCorrected: corrected.has(event.version),
      change: changes.get(event.version),
      text: texts.get(event.version) ?? '',
      rewrittenAt: rewrites.get(event.version)?.at ?? null,
      isRewritable: isRewritable(history, event.version, memberId),
    }),
  );
}

/** What each correction of a field has changed, by its version: nothing of what the person asked to have corrected. */
function changesOf(history: readonly CaseEvent[], corrected: ReadonlySet<number>, sent: StoredDocument | null) {
  const values: Record<string, unknown> = { ...sent?.document, language: sent?.arrival.language };
  const changes = new Map<number, { field: string; before: string; after: string }>();
  for (const { type, version, data } of history) {
    if (type !== 'amended') continue;
    const { field, value = '', isAsked } = data;
    const before = `${values[field] ?? ''}`;
    changes.set(version, { field, before, after: value });
    if (corrected.has(version)) continue;
    values[field] = value;
    if (!isAsked) continue;
    const ofField = [...changes].filter(([, change]) => change.field === field);
    for (const [known, { after }] of ofField) {
      changes.set(known, { field, before: '', after: known === version ? after : '' });
    }
  }
  return changes;
}

/** A history is read by people: with the names of who was assigned a case, and whose it was. */
function withNames<Event extends EventContent>(event: Event, nameOf: RowContext['nameOf']): Event {
  if (event.type === 'arranged') return { ...event, data: { ...event.data, to: nameOf(event.data.to) } };
  if (event.type === 'arrived' && event.data.by)
    return { ...event, data: { ...event.data, by: nameOf(event.data.by) } };
  if (event.type !== 'assigned') return event;
  const { to, from } = event.data;
  return { ...event, data: { to: nameOf(to), from: from && nameOf(from) } };
}

/** The last event, when this member may still take it back. */
function undoableVersion(history: readonly CaseEvent[], memberId: string, now: number): number | null {
  const last = history.at(-1);
  // That it waits again, and is nobody's, because the first of its duplicates has ended was done by nobody.
  const cause = history.at(last?.type === 'released' ? -2 : -1);
  const isResumed = cause?.type === 'moved' && cause.data.ended !== undefined;
  return last && !isResumed && isCorrectable(last) && isUndoable(history, last.version, memberId, now)
    ? last.version
    : null;
}
