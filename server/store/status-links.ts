import { timingSafeEqual } from 'node:crypto';
import { caseSummary } from '../../domain/case-summary.ts';
import { referralStatus } from '../../domain/referral-status.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { type CaseRecord, caseColumns, partsOf, readCase, readFields } from './cases.ts';
import type { Database, StoreListener } from './connection.ts';
import type { LinkKind, StatusLinks } from './document-store.ts';
import { readDocument } from './documents.ts';
import { readEvents } from './events.ts';

/** How many links of one referral work: its devices, and some more. The oldest ends first. */
const mostLinks = 10;
/** How many referrals with the same eight characters are looked at. */
const mostAlike = 3;

/** See `StatusLinks`. */
export function createStatusLinks(database: Database): StatusLinks {
  const { all, run, transact, clock, erasures } = database;

  function find(secret: string) {
    const [row] = all('SELECT subject, kind FROM status_links WHERE hash = ?', hashOf(secret));
    return (row ?? null) as { subject: string; kind: LinkKind } | null;
  }

  const followed = (state: CaseRecord) => ({
    events: readEvents(database, state.subject),
    bestTimeToCall: state.bestTimeToCall,
  });

  return {
    async open(reference, email) {
      const found = all(selectByEnd, endOf(reference), mostAlike) as CaseRecord[];
      // Read in any case, so that it takes no longer to be wrong about the address than about the reference.
      const own = (found.length > 0 ? found : [nobody]).find(
        (one) => isSameAddress(`${readFields(database, one)?.referrerEmail ?? ''}`, email) && found.length > 0,
      );
      if (!own) return null;
      const secret = newToken(database);
      await transact(() => {
        run('INSERT INTO status_links VALUES (?, ?, ?, ?)', hashOf(secret), own.subject, 'address', clock());
        run(deleteOldest, own.subject, own.subject, mostLinks);
      });
      return secret;
    },
    find,
    read(secret) {
      const found = find(secret);
      const own = found && readCase(database, found.subject);
      if (!own) return null;
      const { id } = partsOf(own.subject);
      const sent = readDocument(database, 'referrals', id)?.document ?? {};
      const first = own.sameAs === null ? null : readCase(database, own.sameAs);
      const status = referralStatus(followed(own), first && followed(first), clock(), database.businessHours);
      if (!status) return null;
      // Nobody is asked for another number of somebody who never wants to be called.
      const asking = erasures.isNoCall(own.phoneKey) ? { ...status, question: null } : status;
      const { version } = own;
      const business = caseSummary('referrals', sent).title;
      return { reference: id, business, status: asking, version, mayErase: found?.kind === 'address' };
    },
    async end(secret) {
      const own = find(secret);
      if (own) await transact(() => deleteLinks(database, own.subject));
    },
  };
}

/** Ends the links of a referral with what identifies its referrer. */
export const statusLinkListener: StoreListener = {
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

function isSameAddress(known: string, given: string): boolean {
  const [one, other] = [known, given].map((address) => hashOf(address.normalize('NFKC').trim().toLowerCase()));
  return timingSafeEqual(Buffer.from(`${one}`), Buffer.from(`${other}`));
}

const nobody = { subject: 'referrals/nobody', amended: '{}' } as CaseRecord;
const selectByEnd = `SELECT ${caseColumns} FROM cases
  WHERE collection = 'referrals' AND substr(subject, -8) = ? AND stage != 'erased' LIMIT ?`;
const deleteOldest = `DELETE FROM status_links WHERE subject = ? AND hash NOT IN
  (SELECT hash FROM status_links WHERE subject = ? ORDER BY created_at DESC LIMIT ?)`;
