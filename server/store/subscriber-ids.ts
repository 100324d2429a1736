import { createHash } from 'node:crypto';
import { subjectOf } from './cases.ts';
import type { Database } from './connection.ts';

/** Why an address is in quarantine that nobody has confirmed by the link in the mail. */
export const unconfirmed = 'unconfirmed';
const unconfirmedEnd = `-${unconfirmed}`;

/** The id of an address: a hash, so that the token does not contain the address. */
export function subscriberId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

/** The id of an address that is not on the list, because it is unconfirmed or suspected. */
export function waitingId(id: string, reason: string): string {
  return `${id}-${reason}`;
}

/** True for what looks like the token of a link: the id of an address, and 128 random bits. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}\.[\w-]{22}$/.test(text);
}

/** The id on the list, of an id that may be that of a waiting address, or of a token. */
export function listedId(id: string): string {
  return id.slice(0, 43);
}

export function isUnconfirmed(subject: string): boolean {
  return subject.startsWith('subscribers/') && subject.endsWith(unconfirmedEnd);
}

/** What the ledger of erasures has besides the address: who uses the link of a mail again is told that it is done. */
export function leftSubject(token: unknown): string {
  return `unsubscribed/${token}`;
}

/** True for an arrival that must not be stored: who left comes back by a newer wish only, and who never wished is left alone. */
export function hasLeft({ erasures }: Database, id: string, receivedAt: number): boolean {
  const subject = subjectOf('subscribers', id);
  const at = erasures.erasedAt(subject);
  return at !== null && (isUnconfirmed(subject) || receivedAt <= at);
}
