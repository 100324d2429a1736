import type { AlertCase } from '../../domain/alerts.ts';
import type { Language } from '../../domain/languages.ts';
import { type CaseRecord, caseColumns, clockOf, partsOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';

/** The cases whose promise is neither kept nor off, those due first. */
export function waitingCases({ all }: Pick<Database, 'all'>, limit: number): CaseRecord[] {
  return all(selectWaiting, limit) as CaseRecord[];
}

/** True when one of them arrived before a time. */
export function isAnyWaitingSince({ all }: Pick<Database, 'all'>, time: number): boolean {
  return all('SELECT 1 FROM cases WHERE is_waiting = 1 AND arrived_at < ? LIMIT 1', time).length > 0;
}

const selectWaiting = `SELECT ${caseColumns} FROM cases WHERE is_waiting = 1 ORDER BY due_at, subject LIMIT ?`;

/** What an alert says of a case. The title of a contact message is the name of a person, which no alert has. */
export function alertCaseOf(
  { database, siteUrl }: { database: Pick<Database, 'businessHours'>; siteUrl: string },
  found: CaseRecord,
  now: number,
  language: Language,
): AlertCase {
  const { collection, id } = partsOf(found.subject);
  const { callBy, dueAt, state } = clockOf(database, found, now);
  return {
    collection,
    title: collection === 'messages' ? '' : plain(found.title),
    district: found.district,
    deadline: state === 'overdue' ? dueAt : callBy,
    link: `${siteUrl}/${language}/desk/cases/${collection}/${encodeURIComponent(id)}`,
  };
}

/** The name is untrusted input: without line ends, and without marks that turn the direction of the text after them. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
