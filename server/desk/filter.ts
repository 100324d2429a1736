import { hongKongTime } from '../../domain/clock.ts';
import type { Filter } from '../../domain/desk.ts';
import { foldText } from '../../domain/texts.ts';

/** A condition of `WHERE`, with a value for each `?` in it. */
export type Condition = { sql: string; values: readonly (string | number)[] };

const day = 24 * 3_600_000;
/** More words than these find nothing else, and each costs as much as the first. */
const mostWords = 10;

/** What a filter means for rows of the table of cases. */
export function conditionsOf({ q = '', owner, from = '', to = '', ...equal }: Filter): Condition[] {
  const conditions: Condition[] = [];
  const add = (sql: string, ...values: (string | number)[]) => conditions.push({ sql, values });
  for (const column of ['stage', 'collection', 'district', 'type', 'via'] as const) {
    const value = equal[column];
    if (value) add(`${column} = ?`, value);
  }
  if (owner === 'nobody') add('owner IS NULL');
  else if (owner) add('owner = ?', owner);
  const [first, last] = [hongKongTime(from, 0), hongKongTime(to, 0)];
  if (first !== null) add('arrived_at >= ?', first);
  if (last !== null) add('arrived_at < ?', last + day);
  // `instr` takes twice the time: it copies each text.
  for (const word of wordsOf(q)) add("search LIKE ? ESCAPE '\\'", `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return conditions;
}

function wordsOf(typed: string): string[] {
  const words = typed.split(/\s+/).map(foldText);
  return words.filter((word) => word !== '').slice(0, mostWords);
}
