import { foldText } from '../../domain/texts.ts';
import type { Database } from './connection.ts';

/** A condition of `WHERE`, with a value for each `?` in it. */
export type Condition = { sql: string; values: readonly (string | number)[] };

/** More words than these find nothing else, and each costs as much as the first. */
const mostWords = 10;
/** The index has every three characters in a row. */
const indexedLength = 3;
/** So many of them say well enough where a text may be; each costs as much as the first. */
const mostParts = 30;
/** Of words that are too short for the index, the latest so many cases are read. */
const mostRead = 20_000;
/** Of several words that are all common, the latest so many cases are looked at: that they are never together takes as long as their lists. */
const mostJoined = 50_000;
/** So many cases in a row have the same mark in the index. */
const sameMark = 50_000;

/** Within a transaction: the text in which the case with an id is searched, and its place in the index; an empty one has none. */
export function writeSearchText({ all, run }: Pick<Database, 'all' | 'run'>, id: number, text: string) {
  const [stored] = all('SELECT text FROM case_texts WHERE id = ?', id);
  const before = `${stored?.text ?? ''}`;
  if (before === text) return;
  if (stored) run(removeFromIndex, id, markOf(id) + indexed(before));
  if (text === '') return void run('DELETE FROM case_texts WHERE id = ?', id);
  // SQLite may have to take back `ON CONFLICT` or `RETURNING` alone: before each of those the index would write a part of it to the disk.
  if (stored) run('UPDATE case_texts SET text = ? WHERE id = ?', text, id);
  else run('INSERT INTO case_texts VALUES (?, ?)', id, text);
  run('INSERT INTO case_search (rowid, text) VALUES (?, ?)', id, markOf(id) + indexed(text));
}

export function readSearchText({ all }: Pick<Database, 'all'>, subject: string): string {
  return `${all(selectText, subject)[0]?.text ?? ''}`;
}

/** The words of a search as it was typed. */
export function wordsOf(typed: string): string[] {
  const words = typed.replaceAll('\0', '').split(/\s+/).map(foldText);
  return words.filter((word) => word !== '').slice(0, mostWords);
}

/** That a case of the table `cases` has a word in it. */
export function hasWord(word: string): Condition {
  const sql = "(SELECT text FROM case_texts WHERE case_texts.id = cases.id) LIKE ? ESCAPE '\\'";
  return { sql, values: [`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`] };
}

/**
 * Where among all cases those that may have some words are found: for `FROM`, with the number by which they are sorted, the latest last.
 * The index knows which texts have three characters, and not where, which makes it a quarter as large; `hasWord` tells the rest. Short words
 * alone are looked for in the latest cases only, others where there is a bound.
 */
export function searchSource(
  words: readonly string[],
  bound?: SearchBound | null,
): { from: string; key: string; where: Condition } {
  const parts = partsOfAll(words);
  if (parts.length === 0) {
    const where = { sql: 'case_texts.id > (SELECT max(id) FROM case_texts) - ?', values: [mostRead] };
    return { from: 'case_texts CROSS JOIN cases USING (id)', key: 'case_texts.id', where };
  }
  return {
    from: 'case_search CROSS JOIN cases ON cases.id = case_search.rowid',
    key: 'case_search.rowid',
    where: { sql: 'case_search MATCH ?', values: [[...(bound?.marks ?? []), ...parts.map(quoted)].join(' AND ')] },
  };
}

/** Of how many cases, the latest, a search tells; `marks` is what the index is asked for it. */
export type SearchBound = { count: number; marks: readonly string[] };

/** The bound of a search for some words; null where all cases are searched. */
export function searchBound({ all }: Pick<Database, 'all'>, words: readonly string[], most = mostJoined) {
  const newest = Number(all('SELECT max(id) AS id FROM cases')[0]?.id);
  const parts = partsOfAll(words);
  if (parts.length === 0) return words.length > 0 && newest > mostRead ? { count: mostRead, marks: [] } : null;
  if (words.length < 2 || newest <= most) return null;
  // In one of a hundred: a rarer one has a list that is soon read.
  const isCommon = (part: string) => Number(all(selectLatest, quoted(part), most / 100)[0]?.id) > newest - most;
  if (!parts.every(isCommon)) return null;
  const marks = new Set(Array.from({ length: 1 + most / sameMark }, (_, n) => quoted(markOf(newest - n * sameMark))));
  return { count: most, marks: [`(${[...marks].join(' OR ')})`] };
}

/** Three characters that stand before the text of each case in the index, and that nobody types. */
function markOf(id: number): string {
  return `\x01\x01${String.fromCodePoint(0x2500 + Math.floor(id / sameMark))}`;
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}

function partsOfAll(words: readonly string[]): string[] {
  return [...new Set(words.flatMap(partsOf))].slice(0, mostParts);
}

/** Every Chinese character twice: so two of them, which is what most words have, are more than three characters. */
function indexed(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, '$&$&');
}

/** Three characters in a row of the index, so many of them that each character of a word is in one. */
function partsOf(word: string): string[] {
  const characters = [...indexed(word)];
  // One part has both of two Chinese characters; the other one would only cost as much again.
  if (characters.length > indexedLength && isChinese.test(characters.at(-1) ?? '')) characters.pop();
  const last = characters.length - indexedLength;
  const starts = characters.keys().filter((n) => n < last && n % indexedLength === 0);
  return last < 0 ? [] : [...starts, last].map((n) => characters.slice(n, n + indexedLength).join(''));
}

const selectLatest =
  'SELECT rowid AS id FROM case_search WHERE case_search MATCH ? ORDER BY rowid DESC LIMIT 1 OFFSET ?';
const isChinese = /\p{Script=Han}/u;
const selectText = 'SELECT text FROM cases JOIN case_texts USING (id) WHERE subject = ?';
// The index has no copy of the text, so it must be told what it had.
const removeFromIndex = "INSERT INTO case_search (case_search, rowid, text) VALUES ('delete', ?, ?)";
