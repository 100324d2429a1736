import { useEffect, useRef } from 'react';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { RefusedText } from './outbox-notice.tsx';
import type { ReferralWords } from './words.ts';

type Props = {
  words: ReferralWords;
  email: string;
  reference: string;
  /** Whether the referral is still on this device, to be sent again. */
  waiting: boolean;
  /** The referral, when our server has permanently refused it. */
  refused: ReferralSubmission | undefined;
  onAgain(): void;
};

/** The success screen: the state of this referral, its reference, the next steps, and the button for another referral. */
export function ReferralThanks({ words, email, reference, waiting, refused, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is hidden now.
  useEffect(() => heading.current?.focus(), []);
  const { success } = words;
  return (
    <div className="flex flex-col items-start gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {success.title}
      </h3>
      <p className="text-lg">
        {refused && <RefusedText words={words} email={email} submission={refused} />}
        {!refused && (waiting ? success.onDeviceText : success.text)}
      </p>
      <p className="rounded-md bg-sunk px-4 py-3">
        {success.reference} <strong className="inline-block font-bold select-all">{reference}</strong>
      </p>
      {!refused && (
        <>
          <h4 className="mt-2 font-bold">{success.next.title}</h4>
          <ol className="list-decimal space-y-2 pl-5">
            {success.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <button type="button" className="button mt-3" onClick={onAgain}>
        {success.again}
      </button>
    </div>
  );
}
