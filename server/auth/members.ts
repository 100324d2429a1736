import type { Language } from '../../domain/languages.ts';
import type { Member } from '../../domain/sign-in.ts';
import { longestName, type NameProblem } from '../../domain/sign-in.ts';
import type { Database } from '../store/connection.ts';
import type { Row } from '../store/sqlite-file.ts';

/** A name as it is stored: without control characters and spaces at its ends, and in one form of Unicode, so that equal names are equal text. */
export function normalName(name: string): string {
  return [
    ...name
      .normalize('NFC')
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestName)
    .join('');
}

/** Why somebody cannot have a name; null when they can. Two members with one name could not be told apart in a history. */
export function problemOfName(database: Database, name: string, memberId: string | null): NameProblem | null {
  if (name === '') return 'name-missing';
  const taken = memberNamed(database, name);
  return taken && taken.id !== memberId ? 'name-taken' : null;
}

/** The present members, in the order in which they came. */
export function presentMembers(
  database: Database,
): (Member & { joinedAt: number; lastSeenAt: number | null; invitedBy: string[] })[] {
  return database.all(selectPresent).map((row) => ({
    ...memberOf(row),
    joinedAt: row.created_at as number,
    lastSeenAt: row.last_seen_at as number | null,
    invitedBy: `${row.invited_by ?? ''}`.split(',').filter(Boolean),
  }));
}

/** Every member, also former ones, for histories. */
export function allMembers(database: Database): (Member & { isFormer: boolean })[] {
  const rows = database.all('SELECT * FROM members ORDER BY created_at, rowid');
  return rows.map((row) => ({ ...memberOf(row), isFormer: row.removed_at !== null }));
}

/** The present member with a name, in whatever case it is written. */
export function memberNamed(database: Database, name: string): Member | null {
  const folded = normalName(name).toLowerCase();
  return presentMembers(database).find((member) => member.name.toLowerCase() === folded) ?? null;
}

/** Within a transaction. @param invitedBy the ids of all who had the invitation in their hands; who made it is the last */
export function insertMember(
  database: Database,
  name: string,
  language: Language,
  now: number,
  invitedBy: string | null = null,
): Member {
  const member = { id: database.randomUUID(), name, email: '', language };
  database.run('INSERT INTO members VALUES (?, ?, ?, ?, ?, NULL, ?)', member.id, name, '', language, now, invitedBy);
  return member;
}

/**
 * Within a transaction. The name stays, because the history of cases shows it. What began by a link that the member made for a
 * colleague ends as well: the member may have used it.
 */
export function removeMember(database: Database, id: string, now: number) {
  database.run("UPDATE members SET removed_at = ?, email = '' WHERE id = ?", now, id);
  database.run('DELETE FROM sessions WHERE member_id = ? OR instr(link_by, ?)', id, id);
  database.run('DELETE FROM passkeys WHERE member_id = ? OR instr(link_by, ?)', id, id);
  database.run('DELETE FROM links WHERE member_id = ? OR instr(link_by, ?)', id, id);
}

export function memberOf(row: Row): Member {
  return {
    id: row.id as string,
    name: row.name as string,
    email: row.email as string,
    language: row.language as Language,
  };
}

const selectPresent = `SELECT members.*, max(sessions.last_seen_at) AS last_seen_at
  FROM members LEFT JOIN sessions ON sessions.member_id = members.id
  WHERE removed_at IS NULL GROUP BY members.id ORDER BY members.created_at, members.rowid`;
