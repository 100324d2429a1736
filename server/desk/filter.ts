import { hongKongTime } from '../../domain/cases/clock.ts';
import type { Filter } from '../../domain/desk.ts';
import { type Condition, hasWord, wordsOf } from '../store/search-texts.ts';

const day = 24 * 3_600_000;

/** What a filter means for rows of the table of cases. */
export function conditionsOf({ q = '', need, owner, from = '', to = '', ...equal }: Filter, now: number): Condition[] {
  const conditions: Condition[] = [];
  const add = (sql: string, ...values: (string | number)[]) => conditions.push({ sql, values });
  for (const column of ['stage', 'collection', 'district', 'type', 'via'] as const) {
    const value = equal[column];
    if (value) add(`${column} = ?`, value);
  }
  if (need === 'overdue') add('is_waiting = 1 AND due_at < ?', now);
  if (need === 'no-next-step') add('is_open = 1 AND queued_from IS NULL');
  if (need === 'not-tried') add('is_waiting = 1 AND tries = 0');
  if (owner === 'nobody') add('owner IS NULL');
  else if (owner) add('owner = ?', owner);
  const [first, last] = [hongKongTime(from, 0), hongKongTime(to, 0)];
  if (first !== null) add('arrived_at >= ?', first);
  if (last !== null) add('arrived_at < ?', last + day);
  return [...conditions, ...wordsOf(q).map(hasWord)];
}
