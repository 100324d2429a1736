import type { Case } from '../../domain/case.ts';
import type { CaseSummary } from '../../domain/case-summary.ts';
import { mostCounted, type Place } from '../../domain/desk.ts';
import { caseColumns } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import type { Condition } from './filter.ts';
import { isLatestFirst, ownerIdleAfter, type Part, parts } from './places.ts';
import type { Position } from './position.ts';

/** Whose list it is, and when. */
export type Viewer = { now: number; memberId: string };

export type ListedCase = Case & CaseSummary & { key: number; isPossibleDuplicate: 0 | 1 };

type Query = {
  place: Place;
  conditions: readonly Condition[];
  after: Position | null;
  limit: number;
  /** The rows before the position instead of those after it, the nearest first. */
  isReversed?: boolean;
};

/** One page of a list. */
export function readPage(
  { all }: Pick<Database, 'all'>,
  viewer: Viewer,
  { place, conditions, after, limit, isReversed = false }: Query,
) {
  const isDescending = isLatestFirst(place) !== isReversed;
  const order = isDescending ? 'DESC' : 'ASC';
  const selects = partsFor(place, conditions).map(
    (part) => `SELECT * FROM (SELECT subject AS found, ${part.key} AS key FROM cases INDEXED BY ${part.index}
      WHERE ${part.where} AND ${isDescending ? before(part) : behind(part)} AND ${sqlOf(conditions, 7)}
      ORDER BY ${part.key} ${order}, subject ${order} LIMIT ?6)`,
  );
  const first = isDescending ? { key: Number.MAX_SAFE_INTEGER, subject: '' } : { key: -1, subject: '' };
  const { key, subject } = after ?? first;
  return all(
    `SELECT ${caseColumns}, key, ${possibleDuplicate} AS isPossibleDuplicate
      FROM (${selects.join(' UNION ALL ')} ORDER BY key ${order}, found ${order} LIMIT ?6)
      JOIN cases ON cases.subject = found ORDER BY key ${order}, found ${order}`,
    ...valuesOf(viewer),
    key,
    subject,
    limit,
    ...conditions.flatMap(({ values }) => values),
  ) as ListedCase[];
}

/** Rows after a position. As one comparison, because of two SQLite uses one for the index and reads the rest. */
function behind({ key, least = '-1' }: Part): string {
  return `(${key}, subject) > (max(?4, ${least}), iif(?4 >= ${least}, ?5, ''))`;
}

function before({ key, least = '-1' }: Part): string {
  return `(${key}, subject) < (?4, ?5) AND ${key} >= ${least}`;
}

/** How many rows a list has, at most `mostCounted`. */
export function countRows({ all }: Pick<Database, 'all'>, viewer: Viewer, place: Place): number {
  const selects = parts[place].map(
    ({ index, where, key, least = '-1' }) =>
      `SELECT * FROM (SELECT 1 FROM cases INDEXED BY ${index} WHERE ${where} AND ${key} >= ${least} LIMIT ?4)`,
  );
  const sql = `SELECT min(count(*), ?4) AS count FROM (${selects.join(' UNION ALL ')})`;
  return all(sql, ...valuesOf(viewer), mostCounted)[0]?.count as number;
}

/** All has an index for searching. A filter with a stage finds it, whatever the list leaves out otherwise. */
function partsFor(place: Place, conditions: readonly Condition[]): Part[] {
  if (place !== 'all') return parts[place];
  const has = (start: string) => conditions.some(({ sql }) => sql.startsWith(start));
  const index = has('search') ? 'cases_by_text' : 'cases_by_stage';
  return parts.all.map(({ where, key }) => ({ index, where: has('stage') ? 'TRUE' : where, key }));
}

function valuesOf({ now, memberId }: Viewer): [number, string, number] {
  return [now, memberId, now - ownerIdleAfter];
}

/** The conditions with numbered parameters, because a list of several parts repeats them. */
function sqlOf(conditions: readonly Condition[], firstNumber: number): string {
  let number = firstNumber;
  return ['TRUE', ...conditions.map(({ sql }) => sql.replaceAll('?', () => `?${number++}`))].join(' AND ');
}

const others = "other.subject != cases.subject AND other.stage NOT IN ('erased', 'spam', 'duplicate')";
const possibleDuplicate = `(cases.stage NOT IN ('erased', 'duplicate') AND (
  EXISTS (SELECT 1 FROM cases AS other WHERE other.phone_key != '' AND other.phone_key = cases.phone_key AND ${others})
  OR EXISTS (SELECT 1 FROM cases AS other WHERE other.name_key != '' AND other.name_key = cases.name_key AND ${others})))`;
