import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { type ReferralSubmission, shortReference, statusPath } from '../../domain/referral.ts';
import { Toast, type ToastMessage } from '../ui/toast.tsx';
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

const PassOn = lazy(() =>
  import('./pass-on-here.tsx').then(
    ({ PassOnHere }) => ({ default: PassOnHere }),
    () => ({ default: (): ReactNode => null }),
  ),
);

type Props = {
  words: ReferralWords;
  language: Language;
  /** Where the status of a referral is shown. */
  apiOrigin: string;
  /** The label of the button that closes the toast. */
  close: string;
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
 * The success screen, with the toast of docs/spec.md §8. The toast says what became of the referral; the screen says whom we
 * call, its reference and the next steps, in words of its own.
 */
export function ReferralThanks(props: Props) {
  const { words, language, apiOrigin, close, email, outcome, waiting, refused, onTry, onAgain } = props;
  const [closed, setClosed] = useState<ToastMessage | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The form that had the focus is hidden now. The whole panel moves to the top: the end of it matters less than its beginning.
  const focusHeading = () => panel.current?.querySelector('h3')?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is shown
  useEffect(() => {
    focusHeading();
    panel.current?.scrollIntoView();
  }, []);
  const { toasts, success, unsent } = words;
  const { businessName, submissionId } = outcome;
  const statusPage = apiOrigin + statusPath(language, { reference: shortReference(submissionId) });
  const arrived = !(waiting || refused);
  // One that was kept on the device, and has arrived since, was saved online.
  const savedOnline = outcome.savedBy === 'fallback' ? toasts.savedViaFallback : toasts.savedOnline;
  const toast = arrived ? savedOnline : toasts.savedOnDevice;
  const message = success.ownerMessage.replace('{business}', () => businessName.toWellFormed());
  return (
    <div ref={panel} data-sent className="thanks">
      <Toast
        message={toast === closed ? null : toast}
        destructive={!arrived}
        close={close}
        onClose={() => {
          setClosed(toast);
          focusHeading();
        }}
      />
      <div role="status" className={arrived ? undefined : 'thanks-slip'}>
        {refused ? (
          <>
            {/* The client's heading for what is only on the device; below it the truth, that it will not be sent again. */}
            <h3 tabIndex={-1}>{toasts.savedOnDevice.title}</h3>
            <p>
              <RefusedText words={words} email={email} submission={refused} />
            </p>
          </>
        ) : (
          <>
            <h3 tabIndex={-1}>{waiting ? success.onDeviceTitle : success.arrived.title}</h3>
            <p>{waiting ? success.onDeviceText : whomWeCall(success.arrived.text, outcome)}</p>
          </>
        )}
      </div>
      {waiting && (
        <div>
          <button type="button" className="button" onClick={onTry}>
            {success.tryNow}
          </button>
          <a href={mailAbout(submissionId, email)} className="button button-quiet">
            {unsent.contactUs}
          </a>
        </div>
      )}
      {!refused && (
        <Suspense fallback={null}>
          <OpeningShop business={businessName} />
        </Suspense>
      )}
      <Reference words={success} reference={submissionId} statusPage={arrived ? statusPage : null} />
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
      {arrived && (
        <Suspense fallback={null}>
          <PassOn language={language} apiOrigin={apiOrigin} />
        </Suspense>
      )}
    </div>
  );
}

function whomWeCall(sentence: string, { contactName, businessName }: ReferralOutcome): string {
  return sentence.replace('{contact}', () => contactName).replace('{business}', () => businessName);
}

type ReferenceProps = { words: ReferralWords['success']; reference: string; statusPage: string | null };

/** The end of the reference, by which the team finds the referral; what is copied is the whole. */
function Reference({ words, reference, statusPage }: ReferenceProps) {
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
      {statusPage && (
        <a href={statusPage} className="text-link font-bold">
          {words.status}
        </a>
      )}
    </p>
  );
}
