import { completedAmendment } from '../../domain/cases/amendments.ts';
import type { EventContent } from '../../domain/cases/case-events.ts';
import type { ServedKind } from '../../domain/person.ts';
import type { MailState } from '../../domain/referral-news.ts';
import { questionToReferrer } from '../../domain/referral-status.ts';
import { type Rating, referrerActor } from '../../domain/referrers.ts';
import { createPersonServices } from '../person/person-services.ts';
import { partsOf, readCase } from '../store/cases.ts';
import { append, readEvents } from '../store/events.ts';
import type { Store } from '../store/sqlite.ts';
import { askForMails, confirmMails, mailState, stopMails } from './mail-wishes.ts';

/** Another number, or a better hour, to reach somebody. */
export type ReferrerAnswer = Readonly<Record<'contactPhone' | 'bestTimeToCall', string>>;

/** What a referrer does on the page of their referral. A secret is that of their private link. */
export type ReferrerServices = {
  /**
   * Answers the question that the page showed at a version; the same answer twice is one. What is not needed any more is kept as a note.
   * @returns false where it answers nothing
   */
  answer(secret: string, version: number, answer: ReferrerAnswer): Promise<boolean>;
  /** Says whether it turned out well, once. */
  rate(secret: string, answer: Rating): Promise<void>;
  /** Nobody is called any more. @returns false where somebody was reached, or the link has ended */
  takeBack(secret: string): Promise<boolean>;
  /** Whether they are told by mail, as far as this link shows it; null where it has ended. */
  mail(secret: string): MailState;
  /** Asks for one mail with a link; confirms by such a link; or stops all mails. What a link does not allow changes nothing. */
  changeMail(secret: string, to: 'asked' | 'on' | 'stopped'): Promise<void>;
  /** Erases the half of the referrer, for good. @returns whether somebody was reached; null where the link does not allow it */
  erase(secret: string): Promise<{ isReached: boolean } | null>;
};

/** @param store read at each call: its files may be missing at the start */
export function createReferrerServices(store: Store): ReferrerServices {
  const caseOf = (secret: string) => {
    const found = store.statusLinks.find(secret);
    return found && readCase(store.database, found.subject);
  };

  /** As a member does it, with a line in the log of requests. The link stands for the reference that a member types. */
  async function serve(kind: ServedKind, subject: string) {
    const { id } = partsOf(subject);
    const served = await createPersonServices(store, referrerActor).serve(kind, id, [`referrer:${subject}`], id);
    return served.ok && served.done.some(({ outcome }) => outcome !== 'ended');
  }

  function add(subject: string, content: EventContent) {
    const { database } = store;
    const frame = { subject, actionId: database.randomUUID(), at: database.clock(), actor: referrerActor };
    append(database, { ...frame, ...content, expectedVersion: null });
  }

  return {
    async answer(secret, version, { contactPhone, bestTimeToCall }) {
      const own = caseOf(secret);
      const { database } = store;
      if (!own || database.erasures.isNoCall(own.phoneKey)) return false;
      const given = [
        { field: 'contactPhone', value: contactPhone },
        { field: 'bestTimeToCall', value: bestTimeToCall },
      ] as const;
      const { subject } = own;
      const typed = given.flatMap((one) => completedAmendment(own, one, database.businessHours) ?? []);
      const asked = questionToReferrer(readEvents(database, subject).slice(0, version));
      if (!typed.some(({ field }) => asked === 'hour' || (asked && field === 'contactPhone'))) return false;
      await database.transact(() => {
        const history = readEvents(database, subject);
        const isNeeded = questionToReferrer(history) !== null;
        const said = history.slice(version).filter(({ actor }) => actor === referrerActor);
        for (const data of typed.filter(({ value }) => !said.some((event) => answerIn(event) === value))) {
          add(subject, isNeeded ? { type: 'amended', data } : noteOf(data.value));
        }
      });
      return true;
    },
    async rate(secret, answer) {
      const own = caseOf(secret);
      const isAsked = store.statusLinks.read(secret)?.status.rating === 'open';
      if (own && isAsked) await store.database.transact(() => add(own.subject, { type: 'rated', data: { answer } }));
    },
    async takeBack(secret) {
      const own = caseOf(secret);
      const { canTakeBack, next } = store.statusLinks.read(secret)?.status ?? {};
      // Pressed twice, it is done.
      return next?.step === 'taken-back' || (own !== null && canTakeBack === true && serve('withdraw', own.subject));
    },
    mail(secret) {
      const found = store.statusLinks.find(secret);
      return found && mailState(store.database, found.subject, found.kind);
    },
    async changeMail(secret, to) {
      const { database, statusLinks } = store;
      await database.transact(() => {
        const found = statusLinks.find(secret);
        const before = found && mailState(database, found.subject, found.kind);
        if (!found) return;
        if (to === 'asked' && before === 'ask') askForMails(database, found.subject);
        if (to === 'on' && before === 'confirm') confirmMails(database, found.subject);
        if (to === 'stopped') stopMails(database, found.subject);
      });
    },
    async erase(secret) {
      const own = caseOf(secret);
      if (!own || store.statusLinks.find(secret)?.kind === 'device') return null;
      return (await serve('erase', own.subject)) ? { isReached: own.reachedAt !== null } : null;
    },
  };
}

/** What an event of a referrer says. */
const answerIn = ({ type, data }: EventContent) =>
  type === 'amended' ? data.value : type === 'noted' ? data.text : '';

const noteOf = (text: string): EventContent => ({ type: 'noted', data: { text, audience: 'team' } });
