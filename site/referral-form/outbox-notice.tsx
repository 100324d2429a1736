import { useEffect, useState } from 'react';
import { type Outbox, outboxEvent, readOutbox } from './outbox.ts';
import type { ReferralWords } from './words.ts';

type Props = { words: ReferralWords; email: string };

const nothing: Outbox = { waiting: [], refused: [] };

/** What is on this device and not with us yet, kept true while the outbox works: another tab may be the one that sends. */
export function useOutbox() {
  const [outbox, setOutbox] = useState(nothing);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const read = (event?: Event) => {
      setOutbox(readOutbox());
      if (event instanceof CustomEvent) setSent((before) => before + event.detail);
    };
    read();
    const events = [outboxEvent, 'storage'];
    for (const name of events) addEventListener(name, read);
    return () => {
      for (const name of events) removeEventListener(name, read);
    };
  }, []);
  return { ...outbox, sent };
}

/** Tells what waits, what has just gone, and what we could not accept, with a way to reach us. */
export function OutboxNotice({
  words: { outbox: words },
  email,
  waiting,
  refused,
  sent,
}: Props & ReturnType<typeof useOutbox>) {
  const count = (sentence: string, items: number) => sentence.replace('{count}', String(items));
  return (
    <div role="status" className="grid gap-3 text-sm not-empty:mb-8">
      {sent > 0 && <p className="rounded-md bg-leaf-wash px-4 py-3">{count(words.sent, sent)}</p>}
      {waiting.length > 0 && (
        <p className="rounded-md bg-butter px-4 py-3 text-night">{count(words.waiting, waiting.length)}</p>
      )}
      {refused.map((submission) => (
        <p key={submission.submissionId} className="rounded-md bg-sunk px-4 py-3">
          {words.refused.replace('{business}', submission.businessName).replace('{email}', email)}{' '}
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(submission.submissionId ?? '')}`}
            className="text-link font-bold"
          >
            {words.contactUs}
          </a>
        </p>
      ))}
    </div>
  );
}
