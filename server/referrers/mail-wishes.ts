import { endOfQuiet, isQuiet } from '../../domain/cases/alerts.ts';
import type { MailState } from '../../domain/referral-news.ts';
import { undoTime } from '../desk/case-actions.ts';
import { enqueue } from '../sending/outbox.ts';
import { readCase, readFields } from '../store/cases.ts';
import type { Database, StoreListener } from '../store/connection.ts';
import type { LinkKind } from '../store/document-store.ts';
import { recordErasure } from '../store/events.ts';

/** The name of the channel of mails to referrers. */
export const referrerChannel = 'referrer';

/** Milliseconds after which an address is asked once more to confirm. */
const askedAgainAfter = 24 * 3_600_000;

/** Anybody can write anybody's address into a referral: so many mails ask an address to confirm in so many milliseconds. */
const mostUnanswered = 3;
const unansweredTime = 7 * 24 * 3_600_000;

/**
 * In the ledger, beside those of documents: no restored backup writes again to who has stopped it.
 * @param of a referral; or the address of somebody who has stopped it before they had asked for it, and is never asked again
 */
const stopSubject = (of: string) => `mails/${of}`;

type Wish = { askedAt: number; confirmedAt: number | null };

/** What a referrer has asked for; null where they have not, or have stopped it. */
export function wishOf({ all }: Pick<Database, 'all'>, subject: string): Wish | null {
  return (all(selectWish, subject)[0] as Wish | undefined) ?? null;
}

/** True for a referrer who has confirmed by a link in a mail that they want to be told, and has not stopped it since. */
export function isWished(database: Database, subject: string): boolean {
  const confirmedAt = wishOf(database, subject)?.confirmedAt ?? null;
  return confirmedAt !== null && confirmedAt > (stoppedAt(database, subject) ?? Number.NEGATIVE_INFINITY);
}

const stoppedAt = ({ erasures }: Database, subject: string) => erasures.erasedAt(stopSubject(subject));

/** True where the address may still be asked to confirm, or has confirmed. Who has stopped it is not asked again. */
export function mayBeAsked(database: Database, subject: string): boolean {
  return isWished(database, subject) || !isStopped(database, subject);
}

function isStopped(database: Database, subject: string): boolean {
  const address = addressOf(database, subject);
  return [subject, ...(address ? [address] : [])].some((of) => database.erasures.erasedAt(stopSubject(of)) !== null);
}

/** The address of a referrer, as it is compared; empty where it is not known. */
function addressOf(database: Database, subject: string): string {
  const found = readCase(database, subject);
  return `${(found && readFields(database, found)?.referrerEmail) ?? ''}`.trim().toLowerCase();
}

/** What the page offers to who has opened it by a link. */
export function mailState(database: Database, subject: string, kind: LinkKind): NonNullable<MailState> {
  if (isWished(database, subject)) return 'on';
  if (kind === 'mail') return 'confirm';
  if (isStopped(database, subject)) return 'stopped';
  const askedAt = wishOf(database, subject)?.askedAt ?? Number.NEGATIVE_INFINITY;
  return askedAt > database.clock() - askedAgainAfter ? 'asked' : 'ask';
}

/** Within a transaction: one mail asks the address to confirm, unless enough others have. At night it waits for the morning. */
export function askForMails(database: Database, subject: string) {
  const now = database.clock();
  const [{ count } = {}] = database.all(countUnanswered, now - unansweredTime, addressOf(database, subject));
  database.run(insertWish, subject, now);
  if (Number(count) >= mostUnanswered) return;
  const key = `${referrerChannel}:confirm@${now}:${subject}`;
  enqueue(database, { channel: referrerChannel, key, subject, payload: {} }, isQuiet(now) ? endOfQuiet(now) : now);
}

/** Within a transaction: from now on the referrer is told of what is new. */
export function confirmMails({ run, clock }: Database, subject: string) {
  run(insertWish, subject, clock());
  run('UPDATE referrer_mails SET confirmed_at = ?1, told_at = ?1 WHERE subject = ?2', clock(), subject);
}

/** Within a transaction: no mail is sent any more, until the referrer confirms it again by a link in a mail. */
export function stopMails(database: Database, subject: string) {
  const wish = wishOf(database, subject);
  if (!wish) return;
  const address = wish.confirmedAt === null ? addressOf(database, subject) : '';
  // When the last one was sent stays: who begins them again on the same day gets no second one.
  database.run('UPDATE referrer_mails SET confirmed_at = NULL, check_at = NULL WHERE subject = ?', subject);
  deleteUnsent(database, subject);
  recordErasure(database, [subject, ...(address ? [address] : [])].map(stopSubject), database.clock());
}

/** Looks at a referral once nobody can take back any more what has happened with it, or with the one that is followed in its place. */
export const mailWishListener: StoreListener = {
  // Nobody has confirmed the other address.
  onEvent: (database, { type, data, subject }) => {
    if (type === 'amended' && data.field === 'referrerEmail') deleteWish(database, subject);
  },
  onCase: ({ run, clock }, subject) => run(updateCheck, clock() + undoTime, subject),
  onErase: (database, subject, half) => half !== 'contact' && deleteWish(database, subject),
  onDelete: deleteWish,
};

function deleteWish(database: Database, subject: string) {
  database.run('DELETE FROM referrer_mails WHERE subject = ?', subject);
  deleteUnsent(database, subject);
}

function deleteUnsent({ run }: Database, subject: string) {
  run('DELETE FROM outbox WHERE channel = ? AND subject = ?', referrerChannel, subject);
}

const selectWish = 'SELECT asked_at AS askedAt, confirmed_at AS confirmedAt FROM referrer_mails WHERE subject = ?';
const countUnanswered = `SELECT count(*) AS count FROM referrer_mails JOIN cases USING (subject)
  JOIN documents ON documents.collection = 'referrals' AND documents.id = substr(subject, 11)
  WHERE confirmed_at IS NULL AND asked_at > ?
  AND lower(trim(ifnull(cases.amended ->> 'referrerEmail', document ->> 'referrerEmail'))) = ?`;
const insertWish = `INSERT INTO referrer_mails (subject, asked_at) VALUES (?, ?)
  ON CONFLICT (subject) DO UPDATE SET asked_at = excluded.asked_at`;
const updateCheck = `UPDATE referrer_mails SET check_at = ?1
  WHERE subject IN (SELECT ?2 UNION ALL SELECT subject FROM cases WHERE same_as = ?2)`;
