import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { RefusedText } from './outbox-notice.tsx';
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
  /** The name of the shop, for the sign of the drawing. */
  business: string;
  reference: string;
  /** Whether the referral is still on this device, to be sent again. */
  waiting: boolean;
  /** The referral, when our server has permanently refused it. */
  refused: ReferralSubmission | undefined;
  /** Tries at once to send what is on this device. */
  onTry(): void;
  onAgain(): void;
  /** That it could only be kept on this device, which is no longer true once it has arrived. */
  toast: ReactNode;
};

/** The success screen: the state of this referral, its reference, the next steps, and the button for another referral. */
export function ReferralThanks({ words, email, business, reference, waiting, refused, onTry, onAgain, toast }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is hidden now. The whole panel moves to the top: the end of it matters less than its beginning.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
  }, []);
  const { success } = words;
  const arrived = !(waiting || refused);
  const message = success.ownerMessage.replace('{business}', () => business.toWellFormed());
  return (
    <div data-sent className="thanks">
      <h3 ref={heading} tabIndex={-1}>
        {waiting ? success.onDeviceTitle : success.title}
      </h3>
      {!arrived && toast}
      <p>
        {refused && <RefusedText words={words} email={email} submission={refused} />}
        {!refused && (waiting ? success.onDeviceText : success.text)}
      </p>
      {waiting && (
        <button type="button" className="button" onClick={onTry}>
          {success.tryNow}
        </button>
      )}
      {arrived && (
        <Suspense fallback={null}>
          <OpeningShop business={business} />
        </Suspense>
      )}
      <Reference words={success} reference={reference} />
      {!refused && (
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
        <button type="button" className="button" onClick={onAgain}>
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
      <span>
        <small>{reference}</small>
        {/* Only pages with a certificate have a clipboard. */}
        {navigator.clipboard && (
          <button type="button" className="text-link font-bold" onClick={copy}>
            {copied ? words.copied : words.copy}
          </button>
        )}
      </span>
    </p>
  );
}

/** The eight random characters at the end of a reference, in two groups; the team finds the referral by them. */
function shortReference(reference: string): string {
  return `${reference.slice(-8, -4)} ${reference.slice(-4)}`;
}
