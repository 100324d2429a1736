import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ReferralSubmission } from '../../domain/referral.ts';
import type { ReferralOutcome } from './send-referral.ts';
import { mailAbout, RefusedText } from './unsent-notice.tsx';
import type { ReferralWords } from './words.ts';

/** Loads the drawing and the styles of the success screen, which nobody needs before the last card; its words are complete without. */
export const loadOpeningShop = () =>
  import('./opening-shop.tsx').then(
    ({ OpeningShop }) => ({ default: OpeningShop }),
    () => ({ default: (): ReactNode => null }),
  );

const OpeningShop = lazy(loadOpeningShop);

type Props = {
  words: ReferralWords;
  email: string;
  outcome: ReferralOutcome;
  /** Whether the referral is still on this device, to be sent again. */
  waiting: boolean;
  /** The referral, when our server has permanently refused it. */
  refused: ReferralSubmission | undefined;
  /** Tries at once to send what is on this device. */
  onTry(): void;
  onAgain(): void;
};

/**
 * The success screen. The message of the outcome is its heading and first words, so that nothing is said twice: a toast over
 * the page repeated them. Then come the reference, the next steps, and the button for another referral.
 */
export function ReferralThanks({ words, email, outcome, waiting, refused, onTry, onAgain }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  // The form that had the focus is hidden now. The whole panel moves to the top: the end of it matters less than its beginning.
  useEffect(() => {
    panel.current?.querySelector('h3')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, []);
  const { success, unsent } = words;
  const { businessName, submissionId } = outcome;
  const arrived = !(waiting || refused);
  const { title, text } = messageOf(words, outcome, waiting, Boolean(refused));
  const message = success.ownerMessage.replace('{business}', () => businessName.toWellFormed());
  return (
    <div ref={panel} data-sent className="thanks">
      <div role={arrived ? 'status' : 'alert'}>
        <h3 tabIndex={-1}>{title}</h3>
        <p>{refused ? <RefusedText words={words} email={email} submission={refused} /> : text}</p>
      </div>
      {waiting && (
        <>
          <p>{success.onDeviceText}</p>
          <div>
            <button type="button" className="button" onClick={onTry}>
              {success.tryNow}
            </button>
            <a href={mailAbout(submissionId, email)} className="button button-quiet">
              {unsent.contactUs}
            </a>
          </div>
        </>
      )}
      {!refused && (
        <Suspense fallback={null}>
          <OpeningShop business={businessName} />
        </Suspense>
      )}
      <Reference words={success} reference={submissionId} />
      {arrived && (
        <>
          <h4>{success.next.title}</h4>
          <ol>
            {success.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <div>
        <button type="button" className={arrived ? 'button' : 'button button-quiet'} onClick={onAgain}>
          {success.again}
        </button>
        {arrived && (
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} rel="external" className="button button-quiet">
            {success.tellOwner}
          </a>
        )}
      </div>
    </div>
  );
}

/** The message of docs/spec.md §8; one that was kept on the device, and has arrived since, was saved online. */
function messageOf({ toasts }: ReferralWords, { savedBy }: ReferralOutcome, waiting: boolean, refused: boolean) {
  if (refused) return toasts.failed;
  if (waiting) return toasts.savedOnDevice;
  return savedBy === 'fallback' ? toasts.savedViaFallback : toasts.savedOnline;
}

/** The end of the reference, by which the team finds the referral; what is copied is the whole. */
function Reference({ words, reference }: { words: ReferralWords['success']; reference: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <p className="reference">
      {words.reference} <b>{shortReference(reference)}</b>
      {/* Only pages with a certificate have a clipboard. */}
      {navigator.clipboard && (
        <button type="button" className="text-link font-bold" onClick={copy}>
          {copied ? words.copied : words.copy}
        </button>
      )}
    </p>
  );
}

/** The eight random characters at the end of a reference, in two groups. */
function shortReference(reference: string): string {
  return `${reference.slice(-8, -4)} ${reference.slice(-4)}`;
}
