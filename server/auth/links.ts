import type { Language } from '../../domain/languages.ts';
import type {
  LinkContent,
  LinkKind,
  LinkProblem,
  Member,
  NameProblem,
  NewLink,
  OpenLink,
  Problem,
} from '../../domain/sign-in.ts';
import type { Database } from '../store/connection.ts';
import type { Row } from '../store/sqlite-file.ts';
import { insertMember, memberNamed, memberOf, normalName, problemOfName } from './members.ts';
import { hashOf, newToken } from './tokens.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Milliseconds for which a link works. Somebody is waiting for the links of 30 minutes; an invitation may be read the next
 * morning.
 */
const linkTime: Record<LinkKind, number> = { first: 30 * minute, invitation: day, device: 30 * minute };

/** How long after its end a link is still known, so that the page can say what is wrong with it. */
const rememberedTime = 30 * day;

type Wanted = {
  name: string;
  language: Language;
  memberId?: string;
  createdBy?: string;
  /** The ids of all in whose hands it may be, see `migrations.ts`. */
  linkBy?: string;
};

/**
 * Within a transaction: makes a link. Without a member and a creator it is for the first member; it replaces all of these.
 * @param siteUrl the public origin. The code is in the fragment of the address, so that no log and no Referer has it.
 */
export function insertLink(database: Database, siteUrl: string, wanted: Wanted, now: number): NewLink {
  const { name, language, memberId = null, createdBy = null, linkBy = null } = wanted;
  const kind = kindOf(memberId, createdBy);
  const code = newToken(database);
  const expiresAt = now + linkTime[kind];
  database.run('DELETE FROM links WHERE expires_at <= ?', now - rememberedTime);
  if (kind === 'first') deleteFirstLinks(database);
  database.run(
    'INSERT INTO links VALUES (?, ?, ?, ?, ?, ?, NULL, ?)',
    hashOf(code),
    memberId,
    name,
    createdBy,
    now,
    expiresAt,
    linkBy,
  );
  return { address: `${siteUrl}/${language}/desk/start#${code}`, name, kind, expiresAt };
}

/** Makes a link for a member who cannot sign in. @returns null when nobody has that name */
export function linkForName(database: Database, siteUrl: string, name: string): Promise<NewLink | null> {
  return database.transact(() => {
    const member = memberNamed(database, name);
    return member && insertLink(database, siteUrl, { ...member, memberId: member.id }, database.clock());
  });
}

/** Within a transaction. */
export function deleteFirstLinks(database: Database) {
  database.run('DELETE FROM links WHERE member_id IS NULL AND created_by IS NULL AND used_at IS NULL');
}

/** What a code is for. It is not used by this. */
export function readLink(database: Database, code: string, now: number): LinkContent | Problem<LinkProblem> {
  const found = findLink(database, code, now);
  return found.ok ? { ok: true, kind: found.kind, name: found.name } : found;
}

/** Within a transaction: uses a link. @returns the new or the existing member, and who made the link for an existing one */
export function redeem(
  database: Database,
  code: string,
  person: { name: string; language: Language },
  now: number,
): { ok: true; member: Member; linkBy: string | null } | Problem<LinkProblem | NameProblem> {
  const found = findLink(database, code, now);
  if (!found.ok) return found;
  const name = normalName(person.name);
  const problem = found.member ? null : problemOfName(database, name, null);
  if (problem) return { ok: false, code: problem };
  database.run('UPDATE links SET used_at = ? WHERE hash = ?', now, hashOf(code));
  if (found.member) return { ok: true, member: found.member, linkBy: found.linkBy };
  return { ok: true, member: insertMember(database, name, person.language, now, found.linkBy), linkBy: null };
}

/** The links that can still be used. */
export function openLinks(database: Database, now: number): OpenLink[] {
  return database.all(selectOpen, now).map((row) => ({
    id: row.hash as string,
    kind: kindOf(row.member_id, row.created_by),
    name: row.name as string,
    createdBy: row.creator as string | null,
    expiresAt: row.expires_at as number,
  }));
}

function findLink(database: Database, code: string, now: number): FoundLink | Problem<LinkProblem> {
  const [row] = database.all(selectLink, hashOf(code));
  if (!row) return { ok: false, code: 'unknown' };
  if (row.used_at !== null) return { ok: false, code: 'used' };
  if ((row.expires_at as number) <= now) return { ok: false, code: 'expired' };
  const kind = kindOf(row.link_member, row.created_by);
  const member = kind === 'device' ? memberOf(row) : null;
  const linkBy = row.link_by as string | null;
  return { ok: true, kind, name: member?.name ?? (row.link_name as string), member, linkBy };
}

type FoundLink = { ok: true; kind: LinkKind; name: string; member: Member | null; linkBy: string | null };

function kindOf(memberId: Row[string] | undefined, createdBy: Row[string] | undefined): LinkKind {
  if (memberId) return 'device';
  return createdBy ? 'invitation' : 'first';
}

const selectLink = `SELECT members.*, links.member_id AS link_member, links.name AS link_name, links.created_by, links.link_by,
    links.expires_at, links.used_at
  FROM links LEFT JOIN members ON members.id = links.member_id WHERE hash = ?`;
const selectOpen = `SELECT links.*, members.name AS creator FROM links LEFT JOIN members ON members.id = links.created_by
  WHERE expires_at > ? AND used_at IS NULL ORDER BY links.created_at`;
