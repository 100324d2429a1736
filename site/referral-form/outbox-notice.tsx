import { useEffect, useState } from 'react';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { type Outbox, outboxEvent, readOutbox } from './outbox.ts';
import type { ReferralWords } from './words.ts';

const nothing: Outbox = { waiting: [], refused: [], sent: [] };

/** The referrals stored on this device, updated while the outbox sends, also by another tab. */
export function useOutbox() {
  const [outbox, setOutbox] = useState(nothing);
  const [sentNow, setSentNow] = useState(0);
  useEffect(() => {
    const read = (event?: Event) => {
      setOutbox(readOutbox());
      if (event instanceof CustomEvent) setSentNow((before) => before + event.detail);
    };
    read();
    const events = [outboxEvent, 'storage'];
    for (const name of events) addEventListener(name, read);
    return () => {
      for (const name of events) removeEventListener(name, read);
    };
  }, []);
  return { outbox, sentNow };
}

type NoticeProps = {
  words: ReferralWords;
  email: string;
  waiting: ReferralSubmission[];
  refused: ReferralSubmission[];
  sentNow: number;
};

/** Shows which referrals are stored on this device, were just sent, or were refused. */
export function OutboxNotice({ words, email, waiting, refused, sentNow }: NoticeProps) {
  const { outbox } = words;
  const count = (sentence: string, items: number) => sentence.replace('{count}', String(items));
  return (
    <div role="status" className="outbox">
      {sentNow > 0 && <p className="note note-leaf">{count(outbox.sent, sentNow)}</p>}
      {waiting.length > 0 && <p className="note note-butter">{count(outbox.waiting, waiting.length)}</p>}
      {refused.map((submission, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a damaged item may have no id, or one that cannot be a key
        <p key={index} className="note">
          <RefusedText words={words} email={email} submission={submission} />
        </p>
      ))}
    </div>
  );
}

type RefusedProps = { words: ReferralWords; email: string; submission: ReferralSubmission };

/** Says that a referral was refused, with a way to contact the team. */
export function RefusedText({ words: { outbox }, email, submission }: RefusedProps) {
  const { submissionId, businessName } = submission;
  // From local storage, so it may be damaged.
  const business = typeof businessName === 'string' ? businessName : '';
  return (
    <>
      {outbox.refused.replace('{business}', () => business).replace('{email}', email)}{' '}
      <a href={mailAbout(submissionId, email)} className="text-link font-bold">
        {outbox.contactUs}
      </a>
    </>
  );
}

/** A mail to the team about a referral. Its id may be damaged: a lone surrogate would make `encodeURIComponent` throw. */
export function mailAbout(reference: unknown, email: string): string {
  const subject = typeof reference === 'string' ? reference.toWellFormed() : '';
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
