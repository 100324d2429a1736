import { fieldsOfHalf } from '../personal-data.ts';
import { type Case, correctedVersions } from './case.ts';
import { type CaseEvent, type EventContent, type Half, isCorrectable } from './case-events.ts';
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
  if (state.erasedHalf && !isAllowedWithout(state.erasedHalf, { type, data } as EventContent)) return false;
  if (type === 'erased') return data.half === undefined || state.collection === 'referrals';
  if (type === 'linked') return !isOff(state.stage) || state.stage === 'duplicate';
  // Nobody claims what is a colleague's by mistake: to take it over is another press.
  if (type === 'claimed') return !isOff(state.stage) && state.owner === null;
  if (type === 'assigned') return !isOff(state.stage) && data.from === state.owner && data.to !== state.owner;
  if (type === 'arranged') return state.reachedAt !== null && !isOff(state.stage) && state.collection !== 'messages';
  if (type === 'moved') return data.from === state.stage && allowedMoves(state.collection, state).includes(data.to);
  if (type === 'agreed') return state.collection === 'referrals' && data.isNamed === (state.agreedAt === null);
  if (type === 'rated') return state.collection === 'referrals' && !history.some((event) => event.type === 'rated');
  if (type === 'rewritten') return isRewritable(history, data.version, actor);
  if (type !== 'corrected') return true;
  const mistake = history.find(({ version }) => version === data.version);
  return mistake !== undefined && isCorrectable(mistake) && !correctedVersions(history).has(mistake.version);
}

/** Nothing brings back one of two people who was erased, and without the contact there is nobody to call. */
function isAllowedWithout(half: Half, { type, data }: EventContent): boolean {
  if (type === 'erased') return data.half !== half;
  if (type === 'amended') return !fieldsOfHalf(half).includes(data.field);
  if (half === 'referrer') return type !== 'agreed' && type !== 'rated';
  return type === 'noted' || type === 'rewritten';
}
