import { timingSafeEqual } from 'node:crypto';
import { caseSummary } from '../../domain/cases/case-summary.ts';
import { referralStatus } from '../../domain/referral-status.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { type CaseRecord, caseColumns, partsOf, readCase, readFields } from './cases.ts';
import type { Database, StoreListener } from './connection.ts';
import type { LinkKind, StatusLinks } from './document-store.ts';
import { readDocument } from './documents.ts';
import { readEvents } from './events.ts';

/** How many links of a kind work of one referral: its devices, and some more. The oldest ends first. */
const mostLinks = 10;
/** How many referrals with the same eight characters are looked at. */
const mostAlike = 3;

/** See `StatusLinks`. */
export function createStatusLinks(database: Database): StatusLinks {
  function find(secret: string) {
    const [row] = database.all('SELECT subject, kind FROM status_links WHERE hash = ?', hashOf(secret));
    return (row ?? null) as { subject: string; kind: LinkKind } | null;
  }

  return {
    async open(reference, email) {
      const found = database.all(selectByEnd, endOf(reference), mostAlike) as CaseRecord[];
      // Read in any case, so that it takes no longer to be wrong about the address than about the reference.
      const own = (found.length > 0 ? found : [nobody]).find(
        (one) => isSameAddress(`${readFields(database, one)?.referrerEmail ?? ''}`, email) && found.length > 0,
      );
      // Written in any case, too, and what is nobody's is taken back with it.
      const secret = await database.transact(() => {
        const made = insertLink(database, (own ?? nobody).subject, 'address');
        deleteLinks(database, nobody.subject);
        return made;
      });
      return own ? secret : null;
    },
    find,
    read(secret) {
      const found = find(secret);
      const page = found && readStatus(database, found.subject);
      return page && { ...page, mayErase: found.kind !== 'device' };
    },
    async end(secret) {
      const own = find(secret);
      if (own) await database.transact(() => deleteLinks(database, own.subject));
    },
  };
}

/** Within a transaction: makes a private link. @returns its secret, of which only the hash is stored */
export function insertLink(database: Database, subject: string, kind: LinkKind): string {
  const { run, clock } = database;
  const secret = newToken(database);
  run('INSERT INTO status_links VALUES (?, ?, ?, ?)', hashOf(secret), subject, kind, clock());
  run(deleteOldest, subject, kind, subject, kind, mostLinks);
  return secret;
}

/** What the referrer of a case is told of it; null where there is no such case. */
export function readStatus(database: Database, subject: string) {
  const { erasures, clock, businessHours } = database;
  const own = readCase(database, subject);
  if (!own) return null;
  const { id: reference } = partsOf(subject);
  const sent = readDocument(database, 'referrals', reference)?.document ?? {};
  const first = own.sameAs === null ? null : readCase(database, own.sameAs);
  const followed = (state: CaseRecord) => ({
    events: readEvents(database, state.subject),
    bestTimeToCall: state.bestTimeToCall,
  });
  const status = referralStatus(followed(own), first && followed(first), clock(), businessHours);
  if (!status) return null;
  // Nobody is asked for another number of somebody who never wants to be called.
  const asking = erasures.isNoCall(own.phoneKey) ? { ...status, question: null } : status;
  return { reference, business: caseSummary('referrals', sent).title, status: asking, version: own.version };
}

/** Keeps the link that the sending device has made, and ends the links of a referral with what identifies its referrer. */
export const statusLinkListener: StoreListener = {
  // Only the first arrival makes one; a link of something else that is there already stays as it is.
  onArrival: ({ run }, subject, { linkHash, receivedAt }) => {
    if (!linkHash) return;
    const hash = Buffer.from(linkHash, 'base64').toString('base64url');
    run("INSERT INTO status_links VALUES (?, ?, 'device', ?) ON CONFLICT DO NOTHING", hash, subject, receivedAt);
  },
  // Whoever has the address that was wrong may have got one.
  onEvent: (database, { type, data, subject }) => {
    if (type === 'amended' && data.field === 'referrerEmail') deleteLinks(database, subject);
  },
  onErase: (database, subject, half) => half !== 'contact' && deleteLinks(database, subject),
  onDelete: deleteLinks,
};

function deleteLinks({ run }: Database, subject: string) {
  run('DELETE FROM status_links WHERE subject = ?', subject);
}

/** The end of a reference, as people read it aloud or copy it: all by which one is found. */
export function endOf(reference: string): string {
  const characters = reference.normalize('NFKC').toUpperCase();
  return characters.replaceAll(/[^0-9A-Z]/g, '').slice(-8);
}

/** False for nothing: who was written down without an address, or was erased, has no page. */
function isSameAddress(known: string, given: string): boolean {
  const [one, other] = [known, given].map((address) => hashOf(address.normalize('NFKC').trim().toLowerCase()));
  return timingSafeEqual(Buffer.from(`${one}`), Buffer.from(`${other}`)) && known.trim() !== '';
}

const nobody = { subject: 'referrals/nobody', amended: '{}' } as CaseRecord;
const selectByEnd = `SELECT ${caseColumns} FROM cases
  WHERE collection = 'referrals' AND substr(subject, -8) = ? AND stage != 'erased' LIMIT ?`;
const deleteOldest = `DELETE FROM status_links WHERE subject = ? AND kind = ? AND hash NOT IN
  (SELECT hash FROM status_links WHERE subject = ? AND kind = ? ORDER BY created_at DESC LIMIT ?)`;
