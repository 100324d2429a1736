import type { Case } from '../../domain/case.ts';
import { type CaseEvent, type EventContent, followUpOf, writtenText } from '../../domain/case-events.ts';
import { startOfDay } from '../../domain/clock.ts';
import type { ActionRequest, ActionResult, Verb } from '../../domain/desk.ts';
import { longestTexts } from '../../domain/fields.ts';
import type { Member } from '../../domain/member.ts';
import type { Stage } from '../../domain/stages.ts';
import { subjectOf } from '../store/cases.ts';
import { decisionsSince } from '../store/events.ts';
import type { Store } from '../store/sqlite.ts';

/** Milliseconds for which a member can take back what they did. */
export const undoTime = 10 * 60_000;

/** Milliseconds. A date further ahead is a mistake in typing the year. */
const furthestFollowUp = 2 * 366 * 24 * 3_600_000;
const longestActionId = 200;
/** Milliseconds. What waited longer counts as having happened this long ago. */
const longestWait = 24 * 3_600_000;

/** Verbs that decide something: refused when somebody else has decided since. */
const decisions: readonly Verb['verb'][] = ['claim', 'release', 'same-as', 'move', 'spam', 'not-spam'];

/** Does what a member asks for, and says what became of it. */
export async function act(
  store: Pick<Store, 'case' | 'history' | 'appendEvent'>,
  member: Member,
  now: number,
  nameOf: (memberId: string) => string,
  request: ActionRequest,
): Promise<ActionResult> {
  const subject = subjectOf(request.collection, request.id);
  const state = store.case(subject);
  if (!state) return { ok: false, code: 'unknown' };
  const event = eventFor(request, state);
  if (!event || !isValid(event, now) || request.actionId.length > longestActionId)
    return { ok: false, code: 'invalid' };
  const { actionId, version: seen } = request;
  if (request.verb === 'undo') {
    const history = store.history(subject);
    const isRepeated = history.some((one) => one.actionId === actionId);
    const mayUndo = isRepeated || isUndoable(history, request.correctedVersion, member.id, now);
    if (!mayUndo) return { ok: false, code: 'not-allowed' };
  }
  const expectedVersion = decisions.includes(request.verb) ? seen : null;
  const at = timeOf(request, state, now);
  const action = { ...event, subject, actionId, expectedVersion, at, actor: member.id };
  const { outcome, version } = await store.appendEvent(action);
  if (outcome === 'appended' || outcome === 'repeated') return { ok: true, version };
  if (outcome !== 'outdated') return { ok: false, code: outcome === 'unknown' ? 'unknown' : 'not-allowed' };
  const decision = decisionsSince(store.history(subject), seen, member.id).at(-1);
  if (!decision) return { ok: false, code: 'not-allowed' };
  return { ok: false, code: 'conflict', by: nameOf(decision.actor), at: decision.at, type: decision.type };
}

/** When it happened, where a device says how long it had no network; never before what is in the history already. */
function timeOf({ verb, waited = 0 }: ActionRequest, { touchedAt }: Case, now: number): number {
  const isFact = ['reached', 'no-answer', 'wrong-number', 'note'].includes(verb);
  return isFact ? Math.min(now, Math.max(now - Math.min(Math.max(waited, 0), longestWait), touchedAt)) : now;
}

/** True for an event that a member may take back: their own, of the last minutes. */
export function isUndoable(history: readonly CaseEvent[], version: number, memberId: string, now: number): boolean {
  const event = history.find((one) => one.version === version);
  return event !== undefined && event.actor === memberId && event.at > now - undoTime;
}

function eventFor(request: ActionRequest, state: Case): EventContent | null {
  const { stage, reachedAt } = state;
  const moveTo = (to: Stage): EventContent => ({ type: 'moved', data: { from: stage, to } });
  switch (request.verb) {
    case 'claim':
      return { type: 'claimed', data: {} };
    case 'release':
      return { type: 'released', data: {} };
    case 'reached': {
      const { outcome, followUpAt, reason } = request;
      return { type: 'reached', data: { outcome, ...(followUpAt && { followUpAt }), ...(reason && { reason }) } };
    }
    case 'no-answer':
    case 'wrong-number':
      return { type: 'tried', data: { result: request.verb, ...(request.reason && { reason: request.reason }) } };
    case 'later':
      return { type: 'postponed', data: { followUpAt: request.followUpAt } };
    case 'note':
      return request.text.trim() ? { type: 'noted', data: { text: request.text, audience: request.audience } } : null;
    case 'same-as':
      return { type: 'linked', data: { to: subjectOfReference(request.sameAs, request.collection) } };
    case 'move':
      return moveTo(request.stage);
    case 'spam':
      return moveTo('spam');
    case 'not-spam':
      return stage === 'spam'
        ? moveTo(reachedAt === null ? 'new' : 'called')
        : { type: 'moved', data: { from: 'spam', to: 'new' } };
    case 'correct':
      return { type: 'corrected', data: { version: request.correctedVersion, reason: request.reason } };
    case 'undo':
      return { type: 'corrected', data: { version: request.correctedVersion } };
    case 'erase':
      return { type: 'erased', data: {} };
  }
}

function subjectOfReference(typed: string, collection: ActionRequest['collection']): string {
  return typed.includes('/') ? typed : subjectOf(collection, typed.trim());
}

function isValid(event: EventContent, now: number): boolean {
  const followUpAt = followUpOf(event);
  const isDateValid = followUpAt === null || (followUpAt >= startOfDay(now) && followUpAt < now + furthestFollowUp);
  return isDateValid && [...writtenText(event)].length <= longestTexts.long;
}
