import { timingSafeEqual } from 'node:crypto';
import { completedAmendment } from '../../domain/amendments.ts';
import { type EventContent, referrerActor } from '../../domain/case-events.ts';
import { caseSummary } from '../../domain/case-summary.ts';
import { questionToReferrer, referralStatus } from '../../domain/referral-status.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { type CaseRecord, caseColumns, partsOf, readCase, readFields } from './cases.ts';
import type { Database, StoreListener } from './connection.ts';
import type { StatusLinks } from './document-store.ts';
import { readDocument } from './documents.ts';
import { append, readEvents } from './events.ts';

/** How many links of one referral work: its devices, and some more. The oldest ends first. */
const mostLinks = 10;
/** How many referrals with the same eight characters are looked at. */
const mostAlike = 3;

/** See `StatusLinks`. */
export function createStatusLinks(database: Database): StatusLinks {
  const { all, run, transact, clock, erasures } = database;

  /** The referral that a link leads to; null once the link, the referral, or all that we know of the referrer, is gone. */
  function find(secret: string): CaseRecord | null {
    const [row] = all('SELECT subject FROM status_links WHERE hash = ?', hashOf(secret));
    return row ? readCase(database, `${row.subject}`) : null;
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
        run('INSERT INTO status_links VALUES (?, ?, ?)', hashOf(secret), own.subject, clock());
        run(deleteOldest, own.subject, own.subject, mostLinks);
      });
      return secret;
    },
    read(secret) {
      const own = find(secret);
      if (!own) return null;
      const { id } = partsOf(own.subject);
      const sent = readDocument(database, 'referrals', id)?.document ?? {};
      const first = own.sameAs === null ? null : readCase(database, own.sameAs);
      const status = referralStatus(followed(own), first && followed(first), clock(), database.businessHours);
      if (!status) return null;
      // Nobody is asked for another number of somebody who never wants to be called.
      const asking = erasures.isNoCall(own.phoneKey) ? { ...status, question: null } : status;
      return { reference: id, business: caseSummary('referrals', sent).title, status: asking, version: own.version };
    },
    async answer(secret, version, { contactPhone, bestTimeToCall }) {
      const own = find(secret);
      if (!own || erasures.isNoCall(own.phoneKey)) return false;
      const given = [
        { field: 'contactPhone', value: contactPhone },
        { field: 'bestTimeToCall', value: bestTimeToCall },
      ] as const;
      const { subject } = own;
      const typed = given.flatMap((one) => completedAmendment(own, one, database.businessHours) ?? []);
      const asked = questionToReferrer(readEvents(database, subject).slice(0, version));
      if (!typed.some(({ field }) => asked === 'hour' || (asked && field === 'contactPhone'))) return false;
      await transact(() => {
        const history = readEvents(database, subject);
        const isNeeded = questionToReferrer(history) !== null;
        const said = history.slice(version).filter(({ actor }) => actor === referrerActor);
        for (const data of typed.filter(({ value }) => !said.some((event) => answerIn(event) === value))) {
          const event: EventContent = isNeeded
            ? { type: 'amended', data }
            : { type: 'noted', data: { text: data.value, audience: 'team' } };
          const frame = { subject, actionId: database.randomUUID(), at: clock(), actor: referrerActor };
          append(database, { ...frame, ...event, expectedVersion: null });
        }
      });
      return true;
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

/** What an event of a referrer says. */
const answerIn = ({ type, data }: EventContent) =>
  type === 'amended' ? data.value : type === 'noted' ? data.text : '';

/** The end of a reference, as people read it aloud or copy it. */
function endOf(reference: string): string {
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
