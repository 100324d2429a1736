import type { EventContent } from '../../domain/case-events.ts';
import type { Collection } from '../../domain/collections.ts';
import { fill } from '../../domain/texts.ts';
import type { DeskWords } from '../words.ts';

/**
 * What happened, in words; to a message one replies, nobody is called. What is newer than the words of an open page reads as itself.
 */
export function eventText({ type, data }: EventContent, words: DeskWords, collection: Collection): string {
  const { callResults, history, stages } = words;
  switch (type) {
    case 'tried':
      return callResults[data.result] ?? data.result;
    case 'reached':
      return collection === 'messages' ? words.outcome.answered : (callResults[data.outcome] ?? data.outcome);
    case 'noted':
      return history.noted[data.audience] ?? data.audience;
    case 'moved':
      return fill(history.moved, { from: stages[data.from] ?? data.from, to: stages[data.to] ?? data.to });
    case 'linked':
      return fill(history.linked, { to: data.to.replace(/^\w+\//, '') });
    case 'exported':
      return type;
    default:
      return history[type] ?? type;
  }
}
