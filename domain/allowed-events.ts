import { type Case, correctedVersions, isCorrectable } from './case.ts';
import type { CaseEvent, EventContent } from './case-events.ts';
import { allowedMoves, isOff } from './pipeline.ts';
import { isRewritable } from './written-texts.ts';

/**
 * True when an event may follow on a state. Notes, tries and outcomes are facts, and are refused only for a person who was erased.
 * @param history the events before; needed for a correction
 */
export function isAllowed(
  state: Case,
  { type, data, actor }: EventContent & Pick<CaseEvent, 'actor'>,
  history: readonly CaseEvent[],
): boolean {
  if (state.stage === 'erased' || type === 'arrived' || type === 'exported') return false;
  if (type === 'linked') return !isOff(state.stage) || state.stage === 'duplicate';
  // Nobody claims what is a colleague's by mistake: to take it over is another press.
  if (type === 'claimed') return !isOff(state.stage) && state.owner === null;
  if (type === 'assigned') return !isOff(state.stage) && data.from === state.owner && data.to !== state.owner;
  if (type === 'arranged') return state.reachedAt !== null && !isOff(state.stage) && state.collection !== 'messages';
  if (type === 'moved') return data.from === state.stage && allowedMoves(state.collection, state).includes(data.to);
  if (type === 'agreed') return state.collection === 'referrals' && data.isNamed === (state.agreedAt === null);
  if (type === 'rewritten') return isRewritable(history, data.version, actor);
  if (type !== 'corrected') return true;
  const mistake = history.find(({ version }) => version === data.version);
  return mistake !== undefined && isCorrectable(mistake) && !correctedVersions(history).has(mistake.version);
}
