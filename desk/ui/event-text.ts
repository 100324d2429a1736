import type { CaseRecord, HistoryLine } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import type { DeskWords } from '../words.ts';

/** What happened, in words. To a message one replies; nobody is called. */
export function eventText(
  { type, data }: Pick<HistoryLine, 'type' | 'data'>,
  words: DeskWords,
  collection: CaseRecord['collection'],
): string {
  const { history, stages } = words;
  const chosen = (texts: Record<string, string>, value: unknown) => texts[`${value}`] ?? Object.values(texts)[0] ?? '';
  const stage = (value: unknown) => chosen(stages, value);
  switch (type) {
    case 'tried':
      return chosen(history.tried, data.result);
    case 'reached':
      return collection === 'messages' ? words.answered : chosen(history.reached, data.outcome);
    case 'noted':
      return chosen(history.noted, data.audience);
    case 'moved':
      return fill(history.moved, { from: stage(data.from), to: stage(data.to) });
    case 'linked':
      return fill(history.linked, { to: `${data.to ?? ''}`.replace(/^\w+\//, '') });
    case 'exported':
      return type;
    default:
      return history[type];
  }
}
