import type { Case } from '../../domain/cases/case.ts';
import type { CaseSummary } from '../../domain/cases/case-summary.ts';
import { type DeskList, type Filter, mostCounted, rowsPerPage } from '../../domain/desk.ts';
import { caseColumns } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { type Condition, type SearchBound, searchSource, wordsOf } from '../store/search-texts.ts';
import { listOf, type Viewer, withoutTime } from './desk-lists.ts';
import { conditionsOf } from './filter.ts';

export type ListedCase = Case & CaseSummary & { key: number; isPossibleDuplicate: 0 | 1 };

type Query = {
  list: DeskList;
  filter: Filter;
  after: Position | null;
  limit: number;
  /** Of how many cases a search tells; all where there is none. */
  bound?: SearchBound | null;
  /** The rows before the position instead of those after it, the nearest first. */
  isReversed?: boolean;
};

/** One page of a list. What is found among all cases is in the order in which it was stored, which is that of the index. */
export function readPage(
  { all }: Pick<Database, 'all'>,
  viewer: Viewer,
  { list, filter, after, limit, bound, isReversed = false }: Query,
) {
  const { where, key: sortedBy, order } = listOf(list, viewer);
  const direction = isReversed === (order === 'ASC') ? 'DESC' : 'ASC';
  const words = wordsIn(list, filter);
  const search = words.length > 0 ? searchSource(words, bound) : null;
  // What is looked for is in few of the cases: with `+` those are sorted, instead of all being read in order.
  const latest = { sql: '+arrived_at', values: [] };
  const key = search ? { sql: search.key, values: [] } : list === 'all' && filter.need ? latest : sortedBy;
  const wanted = [...(search ? [search.where] : []), ...(list === 'all' && filter.stage ? [] : [where])];
  wanted.push(...conditionsOf(filter, viewer.now));
  if (after) {
    const comparison = direction === 'ASC' ? '>' : '<';
    // The index of the search can be told a number to begin at, and no more.
    if (search) wanted.push({ sql: `${key.sql} ${comparison} ?`, values: [after.key] });
    else wanted.push({ sql: `(key, found) ${comparison} (?, ?)`, values: [after.key, after.subject] });
  }
  const sorted = search ? `ORDER BY key ${direction}` : `ORDER BY key ${direction}, found ${direction}`;
  const duplicate = list === 'spam' ? '0' : possibleDuplicate;
  // Only the rows of the page are looked up in the table; all others are read in an index.
  return all(
    `SELECT ${caseColumns}, key, ${duplicate} AS isPossibleDuplicate
      FROM (SELECT cases.subject AS found, ${key.sql} AS key FROM ${search?.from ?? 'cases'}
        WHERE ${sqlOf(wanted)} ${sorted} LIMIT ?)
      JOIN cases ON cases.subject = found ${sorted}`,
    ...key.values,
    ...wanted.flatMap(({ values }) => values),
    limit,
  ) as ListedCase[];
}

/** How many rows a list has, at most `mostCounted`. */
export function countRows({ all }: Pick<Database, 'all'>, viewer: Viewer, list: DeskList): number {
  const { where } = listOf(list, viewer);
  const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM cases WHERE ${where.sql} LIMIT ?)`;
  return all(sql, ...where.values, mostCounted)[0]?.count as number;
}

function sqlOf(conditions: readonly Condition[]): string {
  return conditions.map(({ sql }) => sql).join(' AND ');
}

const others = "other.subject != cases.subject AND other.stage NOT IN ('erased', 'spam', 'duplicate')";
const possibleDuplicate = `(cases.stage NOT IN ('erased', 'duplicate') AND (
  EXISTS (SELECT 1 FROM cases AS other WHERE other.phone_key != '' AND other.phone_key = cases.phone_key AND ${others})
  OR EXISTS (SELECT 1 FROM cases AS other WHERE other.name_key != '' AND other.name_key = cases.name_key AND ${others})))`;

/** A place in a list, between two rows: what the row before is sorted by, and its name. */
export type Position = { key: number; subject: string };

/** The words that are searched for among all cases; elsewhere they are a filter as any other. */
export function wordsIn(list: DeskList, { q = '' }: Filter): string[] {
  return list === 'all' ? wordsOf(q) : [];
}

/** Where a case is in a list, or would be; what has left those to call is before them all, so that the next one is their first. */
export function positionOf(
  { all }: Pick<Database, 'all'>,
  viewer: Viewer,
  { list, filter, subject }: Pick<Query, 'list' | 'filter'> & { subject: string },
): Position | null {
  const { where, key } = listOf(list, viewer);
  const [row] =
    wordsIn(list, filter).length > 0
      ? all('SELECT id AS key, 1 AS isIn FROM cases WHERE subject = ?', subject)
      : all(
          `SELECT ${key.sql} AS key, ${where.sql} AS isIn FROM cases WHERE subject = ?`,
          ...key.values,
          ...where.values,
          subject,
        );
  return row ? { key: row.isIn || row.key !== withoutTime ? Number(row.key) : 0, subject } : null;
}

/** A position as it is in the address of a page. */
export function formatPosition({ key, subject }: Position): string {
  return `${key}~${subject}`;
}

/** @returns null for anything that `formatPosition` did not make; the list begins at its first row then */
export function parsePosition(text: string | null): Position | null {
  const [, key = '', subject = ''] = /^(\d{1,16})~(.+)$/s.exec(text ?? '') ?? [];
  return key === '' ? null : { key: Number(key), subject };
}

/** One page of the readers of the newsletter, the latest first, without what is suspected spam. */
export function readSubscribers({ all }: Pick<Database, 'all'>, after: string | null) {
  const { key, subject } = parsePosition(after) ?? { key: Number.MAX_SAFE_INTEGER, subject: '' };
  const found = all(selectSubscribers, key, subject, rowsPerPage + 1) as { id: string; email: string; at: number }[];
  const rows = found.slice(0, rowsPerPage);
  const last = rows.at(-1);
  return { rows, next: last && found.length > rowsPerPage ? formatPosition({ key: last.at, subject: last.id }) : null };
}

const selectSubscribers = `SELECT id, document ->> 'email' AS email, received_at AS at FROM documents
  WHERE collection = 'subscribers' AND (received_at, id) < (?, ?) AND suspicion IS NULL
  ORDER BY received_at DESC, id DESC LIMIT ?`;
