import { handChannels } from '../domain/channels.ts';
import type { CaseRecord, CaseRow, Desk } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { questionFor } from './ask-referrer.ts';
import { greetingsOf, subjectsOf } from './greeting.ts';
import { historyLines } from './history-lines.ts';
import { meetingOf } from './meeting.ts';
import { recordFacts } from './record-facts.ts';
import type { RecordPage } from './use-record.ts';

/** How many records a list brings along. */
const recordsAhead = 20;

/** What a list, which brings many records along, has otherwise or leaves out. */
type Around = Pick<RecordPage, 'neighbours' | 'colleagues' | 'correctable' | 'page'>;

/** The data of a record's page. Only for loaders, so that browsers need not load the code. */
export function recordPage(found: CaseRecord, language: Language, origin: string, around: Around): RecordPage {
  const { history: _, document: __, sent: ___, ...record } = found;
  const facts = recordFacts(found, language);
  const question = questionFor(found, facts, language, origin);
  const meeting = meetingOf(found, facts.address);
  const greetings = greetingsOf(found, facts, language);
  const subjects = subjectsOf(found, language);
  const lines = historyLines(found, language);
  const isByHand = handChannels.some((channel) => channel === found.via);
  const pageLanguage = isByHand ? null : found.sent.language;
  const isNewPartner = found.stage === 'on-board' && found.history.at(-1)?.type === 'moved';
  return { record, lines, isNewPartner, facts, greetings, subjects, question, meeting, pageLanguage, ...around };
}

/** The records of the first rows of a list, which it brings along: they open where the network is gone by then. */
export function firstRecords(
  desk: Desk,
  rows: readonly CaseRow[],
  language: Language,
  { origin, page }: { origin: string; page: string },
): RecordPage[] {
  const nameAt = (index: number) => {
    const row = rows[index];
    return row ? { collection: row.collection, id: row.id } : null;
  };
  return rows.slice(0, recordsAhead).flatMap(({ collection, id }, index) => {
    const record = desk.record(collection, id, true);
    if (!record) return [];
    const neighbours = { previous: nameAt(index - 1), next: nameAt(index + 1) };
    return recordPage(record, language, origin, { neighbours, colleagues: [], correctable: [], page });
  });
}
