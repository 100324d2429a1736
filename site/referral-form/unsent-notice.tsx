import { useEffect, useState } from 'react';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { readUnsent, type Unsent, unsentEvent } from './unsent.ts';
import type { ReferralWords } from './words.ts';

const nothing: Unsent = { waiting: [], refused: [], sent: [] };

/** The referrals stored on this device, updated while unsent referrals are sent, also by another tab. */
export function useUnsent() {
  const [unsent, setUnsent] = useState(nothing);
  const [sentNow, setSentNow] = useState(0);
  useEffect(() => {
    const read = (event?: Event) => {
      setUnsent(readUnsent());
      if (event instanceof CustomEvent) setSentNow((before) => before + event.detail);
    };
    read();
    const events = [unsentEvent, 'storage'];
    for (const name of events) addEventListener(name, read);
    return () => {
      for (const name of events) removeEventListener(name, read);
    };
  }, []);
  return { unsent, sentNow };
}

type NoticeProps = {
  words: ReferralWords;
  email: string;
  waiting: ReferralSubmission[];
  refused: ReferralSubmission[];
  sentNow: number;
};

/** Shows which referrals are stored on this device, were just sent, or were refused. */
export function UnsentNotice({ words, email, waiting, refused, sentNow }: NoticeProps) {
  const { unsent } = words;
  const count = (sentence: string, items: number) => sentence.replace('{count}', String(items));
  return (
    <div role="status" className="unsent">
      {sentNow > 0 && <p className="note note-leaf">{count(unsent.sent, sentNow)}</p>}
      {waiting.length > 0 && <p className="note note-butter">{count(unsent.waiting, waiting.length)}</p>}
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
export function RefusedText({ words: { unsent }, email, submission }: RefusedProps) {
  const { submissionId, businessName } = submission;
  // From local storage, so it may be damaged.
  const business = typeof businessName === 'string' ? businessName : '';
  return (
    <>
      {unsent.refused.replace('{business}', () => business).replace('{email}', email)}{' '}
      <a href={mailAbout(submissionId, email)} className="text-link font-bold">
        {unsent.contactUs}
      </a>
    </>
  );
}

/** A mail to the team about a referral. Its id may be damaged: a lone surrogate would make `encodeURIComponent` throw. */
export function mailAbout(reference: unknown, email: string): string {
  const subject = typeof reference === 'string' ? reference.toWellFormed() : '';
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
