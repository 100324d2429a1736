import { parse, serialize } from 'hono/utils/cookie';
import type { Device, Member } from '../../domain/sign-in.ts';
import type { Database } from '../store/connection.ts';
import { memberOf } from './members.ts';
import { hashOf, newToken } from './tokens.ts';

/** Milliseconds. A session ends when it was not used for this long. */
export const sessionTime = 30 * 24 * 3_600_000;
/** And however often it was used, when it began this long ago. */
const longestSession = 90 * 24 * 3_600_000;

/** Milliseconds after which the use of a session is recorded again: each record is a write to disk. */
const recordInterval = 3_600_000;

export type Session = {
  id: string;
  member: Member;
  /** When somebody last signed in here; milliseconds since 1970. */
  startedAt: number;
  /** The member who made the link by which the session began; null when nobody did. */
  linkBy: string | null;
};

/**
 * Within a transaction: begins a session.
 * @param device what the list of devices shows
 * @param linkBy the ids of all in whose hands its link may have been: the session ends with each of them
 * @returns the token for the cookie
 */
export function insertSession(
  database: Database,
  { memberId, device, linkBy = null }: { memberId: string; device: string; linkBy?: string | null },
  now: number,
): string {
  const token = newToken(database);
  database.run('DELETE FROM sessions WHERE expires_at <= ?', now);
  database.run(
    'INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    hashOf(token),
    database.randomUUID(),
    memberId,
    device,
    now,
    now,
    now + sessionTime,
    linkBy,
  );
  return token;
}

/** The session of a token, or null when it has ended. `isDue`: its use should be recorded with `renewSession`. */
export function findSession(database: Database, token: string, now: number): (Session & { isDue: boolean }) | null {
  if (token === '') return null;
  const [row] = database.all(selectSession, hashOf(token), now);
  if (!row) return null;
  const isDue = now - (row.last_seen_at as number) >= recordInterval;
  const [startedAt, linkBy] = [row.started_at as number, row.link_by as string | null];
  return { id: row.session_id as string, member: memberOf(row), startedAt, linkBy, isDue };
}

/** Within a transaction: whether a session has not ended since it was found. */
export function isSignedIn(database: Database, id: string): boolean {
  return database.all('SELECT 1 FROM sessions WHERE id = ?', id).length > 0;
}

/** Within a transaction: a session in use goes on for another 30 days, and 90 at most. */
export function renewSession(database: Database, id: string, now: number) {
  database.run(renew, now, now + sessionTime, longestSession, id);
}

/** Within a transaction: ends a session of a member. */
export function deleteSession(database: Database, memberId: string, id: string) {
  database.run('DELETE FROM sessions WHERE member_id = ? AND id = ?', memberId, id);
}

/** The ids of the colleagues in whose hands the link of a session may have been. */
export function colleaguesOf(linkBy: string | null, memberId: string): string[] {
  return (linkBy ?? '').split(',').filter((id) => id !== '' && id !== memberId);
}

/** Where a member is signed in, the latest use first. @param sessionId the session that asks */
export function devicesOf(database: Database, memberId: string, sessionId: string, now: number): Device[] {
  const names = new Map(database.all('SELECT id, name FROM members').map(({ id, name }) => [id, `${name}`]));
  return database.all(selectDevices, memberId, now).map((row) => ({
    id: row.id as string,
    label: row.device as string,
    createdAt: row.created_at as number,
    lastSeenAt: row.last_seen_at as number,
    isThis: row.id === sessionId,
    linkBy: colleaguesOf(row.link_by as string | null, memberId).map((id) => names.get(id) ?? id),
  }));
}

const renew = 'UPDATE sessions SET last_seen_at = ?, expires_at = min(?, created_at + ?) WHERE id = ?';
const selectSession = `SELECT members.*, sessions.id AS session_id, sessions.created_at AS started_at, sessions.link_by, sessions.last_seen_at
  FROM sessions JOIN members ON members.id = sessions.member_id
  WHERE sessions.hash = ? AND sessions.expires_at > ? AND members.removed_at IS NULL`;
const selectDevices = `SELECT id, device, created_at, last_seen_at, link_by FROM sessions
  WHERE member_id = ? AND expires_at > ? ORDER BY last_seen_at DESC, created_at DESC`;

/** Names that a User-Agent contains, the more specific first: Edge also says Chrome, and Chrome also says Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What the list of devices calls a browser: `Chrome, Android`; empty when nothing is known. It decides nothing. */
export function deviceLabel(userAgent: string | null): string {
  const nameIn = (list: readonly (readonly [string, string])[]) =>
    list.find(([part]) => userAgent?.includes(part))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}

const baseName = 'encore-desk';

/**
 * The cookie of a session. Over https its name begins with `__Host-`, so that no other host of the domain can set it.
 * @param siteUrl the public address
 */
export function createSessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  const name = secure ? `__Host-${baseName}` : baseName;
  const write = (value: string, maxAge: number) =>
    serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return {
    /** @param header the request's Cookie header @returns the token, or empty */
    read: (header: string | null): string => parse(header ?? '', name)[name] ?? '',
    /** @returns a Set-Cookie header */
    write: (token: string) => write(token, sessionTime / 1000),
    remove: () => write('', 0),
  };
}
