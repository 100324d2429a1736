import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import type { AmendableField } from '../domain/cases/amendments.ts';
import { type EventContent, type EventType, followUpOf, notedAt, writtenReason } from '../domain/cases/case-events.ts';
import type { Collection } from '../domain/collections.ts';
import type { CaseRecord, HistoryLine } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { fill } from '../domain/texts.ts';
import { labelOfAmended } from './amendable.ts';
import { durationText } from './time.ts';
import { type DeskWords, nameOfActor } from './words.ts';

/** Outcomes that can be a mistake. */
const correctable: readonly EventType[] = ['tried', 'reached', 'postponed', 'arranged', 'moved', 'linked', 'amended'];

/** Milliseconds. What waited for less was noted at once, as far as a reader cares. */
const lateAfter = 5 * 60_000;

/** The history of a record as a member reads it, oldest first. Only for loaders, so that browsers need not load the code. */
export function historyLines({ history, collection }: CaseRecord, language: Language) {
  const words: DeskWords = { en, zh }[language];
  const via: Readonly<Record<string, string>> = words.via;
  return history.map((line) => {
    const { type, data, version, at, actor, isCorrected, change, text, rewrittenAt, isRewritable } = line;
    return {
      version,
      at,
      late: lateText(line, words),
      by: type === 'arrived' ? [via[actor] ?? actor, data.by].filter(Boolean).join(' · ') : nameOfActor(actor, words),
      title: eventText(line, words, collection, actor),
      text: type === 'amended' ? changeText(data.field, change, words, language) : text,
      rewrittenAt,
      isRewritable,
      reason: writtenReason(line),
      followUpAt: followUpOf(line),
      audience: type === 'noted' ? data.audience : undefined,
      isCorrected,
      isCorrectable: correctable.includes(type) && !isCorrected,
    };
  });
}

/** The values before and after a correction; only that which is left where one of them is not shown. */
function changeText(field: AmendableField, change: HistoryLine['change'], words: DeskWords, language: Language) {
  const [before, after] = [change?.before, change?.after].map((value) => labelOfAmended(field, value ?? '', language));
  return before ? fill(words.history.change, { before, after: after || words.history.nothing }) : (after ?? '');
}

/** A line of a record's history, in words. */
export type ShownLine = ReturnType<typeof historyLines>[number];

/** That it was noted later than it happened, and by how much; empty for what was noted at once. */
function lateText(line: EventContent & { at: number }, words: DeskWords): string {
  const duration = notedAt(line) - line.at;
  return duration > lateAfter ? fill(words.history.notedLater, { duration: durationText(duration, words) }) : '';
}

/**
 * What happened, in words; to a message one replies, nobody is called. What has no words reads as itself.
 */
export function eventText(
  { type, data }: EventContent,
  words: DeskWords,
  collection: Collection,
  actor?: string,
): string {
  const { callResults, history, stages } = words;
  switch (type) {
    case 'tried':
      return callResults[data.result] ?? data.result;
    case 'reached':
      if (collection === 'messages') return words.outcome.answered;
      return [callResults[data.outcome] ?? data.outcome, data.refusal && words.refusals[data.refusal]]
        .filter(Boolean)
        .join(' · ');
    case 'noted':
      return history.noted[data.audience] ?? data.audience;
    case 'moved':
      if (data.ended) return fill(history.resumed, { first: data.ended.replace(/^\w+\//, '') });
      return fill(history.moved, { from: stages[data.from] ?? data.from, to: stages[data.to] ?? data.to });
    case 'linked':
      return fill(history.linked, { to: data.to.replace(/^\w+\//, '') });
    case 'assigned': {
      const { to, from } = data;
      if (to === actor) return fill(history.takenOver, { from: from ?? '' });
      return fill(from ? history.assignedFrom : history.assigned, { to, from: from ?? '' });
    }
    case 'arranged':
      return fill(history.arranged, { to: data.to });
    case 'agreed':
      return data.isNamed ? history.agreed.yes : history.agreed.no;
    case 'amended':
      return fill(history.amended, { field: words.amend.fields[data.field] });
    case 'rated':
      return fill(history.rated, { answer: history.ratings[data.answer] ?? data.answer });
    case 'erased':
      return history.erased[data.half ?? 'all'];
    case 'exported':
      return type;
    case 'postponed':
      return data.followUpAt === undefined ? history.dateEnded : history.postponed;
    default:
      return history[type] ?? type;
  }
}
