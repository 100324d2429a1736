import type { CaseEvent, Half } from '../../domain/cases/case-events.ts';
import { replacedBy } from '../../domain/cases/written-texts.ts';
import { fieldsOfHalf, withoutHalf } from '../../domain/personal-data.ts';
import { partsOf } from './cases.ts';
import type { Database } from './connection.ts';

/** Within a transaction: deletes a document and leaves its events. @returns whether there was one */
export function deleteContent(database: Database, subject: string): boolean {
  const { collection, id } = partsOf(subject);
  return database.run('DELETE FROM documents WHERE collection = ? AND id = ?', collection, id).changes === 1;
}

/**
 * Within a transaction: removes the document, and what members wrote. Of one of the two people of a referral only their fields; but every
 * text, because nobody can say of a text by a program whom it is about.
 * @param version that of the event of the erasure: what is written after it stays
 */
export function deletePersonalData(database: Database, subject: string, version: number, half?: Half) {
  if (half) deleteHalf(database, subject, half);
  else deleteContent(database, subject);
  const fields = JSON.stringify(half ? fieldsOfHalf(half) : null);
  database.run(deleteTexts, subject, version);
  database.run(deleteValues, subject, fields, fields);
}

function deleteHalf({ all, run }: Database, subject: string, half: Half) {
  const { collection, id } = partsOf(subject);
  const [row] = all('SELECT document FROM documents WHERE collection = ? AND id = ?', collection, id);
  if (!row) return;
  const document = JSON.stringify(withoutHalf(JSON.parse(`${row.document}`), half));
  run('UPDATE documents SET document = ? WHERE collection = ? AND id = ?', document, collection, id);
}

/** Within a transaction: removes the text that a change of its author has replaced. */
export function deleteReplaced(database: Database, history: readonly CaseEvent[], change: CaseEvent) {
  for (const { subject, version } of replacedBy(history, change)) database.run(deleteText, subject, version);
}

const deleteTexts =
  "UPDATE events SET data = json_remove(data, '$.text', '$.reason') WHERE subject = ? AND version < ?";
const deleteText = "UPDATE events SET data = json_remove(data, '$.text') WHERE subject = ? AND version = ?";
const deleteValues = `UPDATE events SET data = json_remove(data, '$.value') WHERE subject = ?
  AND type = 'amended' AND (? = 'null' OR data ->> 'field' IN (SELECT value FROM json_each(?)))`;
