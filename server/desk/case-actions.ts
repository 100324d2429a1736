import { completedAmendment } from '../../domain/cases/amendments.ts';
import { type Case, foldEvents } from '../../domain/cases/case.ts';
import type { ActionRequest, ActionResult, OwnerChange } from '../../domain/cases/case-actions.ts';
import {
  type CaseEvent,
  type EventContent,
  followUpOf,
  notedAt,
  writtenReason,
  writtenText,
} from '../../domain/cases/case-events.ts';
import { startOfDay } from '../../domain/cases/clock.ts';
import { eventOf, type MemberEvent, verbs } from '../../domain/cases/verbs.ts';
import { longestTexts } from '../../domain/fields.ts';
import type { Member } from '../../domain/sign-in.ts';
import { subjectOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { decisionsSince } from '../store/events.ts';
import type { Store } from '../store/sqlite.ts';
import type { RowContext } from './case-row.ts';
import { refusalOf, withWholeReference } from './duplicates.ts';

/** Milliseconds for which a member can take back what they did. */
export const undoTime = 10 * 60_000;

/** Milliseconds. A date further ahead is a mistake in typing the year. */
const furthestFollowUp = 2 * 366 * 24 * 3_600_000;
const longestActionId = 200;

/** Milliseconds within which a second call that nobody answered may be the first one, pressed twice. */
const sameCall = 2 * 60_000;

/** Does what a member asks for, and says what became of it. */
export async function act(
  store: Pick<Store, 'case' | 'history' | 'appendEvent' | 'database'>,
  member: Member,
  now: number,
  { nameOf, isPresent }: Pick<RowContext, 'nameOf' | 'isPresent'>,
  request: ActionRequest,
): Promise<ActionResult> {
  if (request.member && request.member !== member.id) return { ok: false, code: 'other-member' };
  const subject = subjectOf(request.collection, request.id);
  const state = store.case(subject);
  if (!state) return { ok: false, code: 'unknown' };
  const at = timeOf(request, state, now);
  const event = completed(store.database, eventOf(request, state, at < now ? now : undefined), state);
  const { actionId, version: seen } = request;
  if (!event || !isValid(event, at) || actionId.length > longestActionId) return { ok: false, code: 'invalid' };
  if (state.erasedHalf && writtenText(event) + writtenReason(event) !== '') {
    // What waited on a device since before the erasure may name whoever was erased.
    const erasedAt = store.history(subject).findLast(({ type }) => type === 'erased')?.at ?? 0;
    if (now - (request.waited ?? 0) < erasedAt) return { ok: false, code: 'not-allowed' };
  }
  if ('to' in request && !isPresent(request.to)) return { ok: false, code: 'invalid' };
  if (request.verb === 'no-answer' && !request.isAgain && !request.waited) {
    if (isSameCall(store.history(subject), actionId, at)) return { ok: false, code: 'again' };
  }
  if (request.verb === 'undo') {
    const history = store.history(subject);
    const isRepeated = history.some((one) => one.actionId === actionId);
    const mayUndo = isRepeated || isUndoable(history, request.correctedVersion, member.id, now);
    if (!mayUndo) return { ok: false, code: 'not-allowed' };
  }
  const expectedVersion = verbs[request.verb].kind === 'decision' ? seen : null;
  const action = { ...event, subject, actionId, expectedVersion, at, actor: member.id };
  const { outcome, version } = await store.appendEvent(action);
  if (outcome === 'appended' || outcome === 'repeated') {
    return { ok: true, version, type: event.type, ...ownerChange(store.history(subject), version, member.id, nameOf) };
  }
  if (outcome === 'unknown') return { ok: false, code: 'unknown' };
  if (outcome === 'refused') return refusalOf(store.database, state, event);
  const decision = decisionsSince(store.history(subject), seen, member.id).at(-1);
  if (!decision) return { ok: false, code: 'not-allowed' };
  return { ok: false, code: 'conflict', by: nameOf(decision.actor), at: decision.at };
}

/** Whose a case was before an event and is after it, where that are not the same, and not the member. */
function ownerChange(
  history: readonly CaseEvent[],
  version: number,
  self: string,
  nameOf: (memberId: string) => string,
): OwnerChange {
  const [before, after] = [version - 1, version].map((end) => foldEvents(history.slice(0, end))?.owner ?? null);
  const nameOfOther = (id: string | null | undefined) => (id && id !== self ? nameOf(id) : undefined);
  const isErased = history[version - 1]?.type === 'erased';
  return before === after || isErased ? {} : { from: nameOfOther(before), to: nameOfOther(after) };
}

/** An event with what only the server knows: of a link the whole reference. Null for a correction that is refused. */
export function completed(database: Database, event: MemberEvent, state: Case): MemberEvent | null {
  if (event.type !== 'amended') return withWholeReference(database, event);
  const data = completedAmendment(state, event.data, database.businessHours);
  return data && { type: 'amended', data };
}

/** True when nobody answered a moment ago either, so that the button may have been pressed twice. */
function isSameCall(history: readonly CaseEvent[], actionId: string, at: number): boolean {
  const last = history.findLast(({ type }) => type === 'tried');
  const isNoAnswer = last?.type === 'tried' && last.data.result === 'no-answer';
  return isNoAnswer && last.at > at - sameCall && history.every((one) => one.actionId !== actionId);
}

/** When it happened, where a device says how long it had no network; never before what is in the history already. */
function timeOf({ verb, waited = 0 }: ActionRequest, { touchedAt }: Case, now: number): number {
  if (verbs[verb].kind !== 'fact') return now;
  return Math.min(now, Math.max(now - waited, touchedAt));
}

/** True for an event that a member may take back: their own, of the last minutes. */
export function isUndoable(history: readonly CaseEvent[], version: number, memberId: string, now: number): boolean {
  const event = history.find((one) => one.version === version);
  return event !== undefined && event.actor === memberId && notedAt(event) > now - undoTime;
}

function isValid(event: EventContent, at: number): boolean {
  const text = writtenText(event);
  const followUpAt = followUpOf(event);
  const isDateValid = followUpAt === null || (followUpAt >= startOfDay(at) && followUpAt < at + furthestFollowUp);
  const isNoteEmpty = event.type === 'noted' && text.trim() === '';
  const isTooLong = [text, writtenReason(event)].some((written) => [...written].length > longestTexts.long);
  return isDateValid && !isNoteEmpty && !isTooLong;
}
