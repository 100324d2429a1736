import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../domain/languages.ts';
import { honeypotField } from '../../domain/spam.ts';
import { Toast } from '../ui/toast.tsx';
import { OutboxNotice, useOutbox } from './outbox-notice.tsx';
import { ReferralQuestions } from './referral-questions.tsx';
import { ReferralThanks } from './referral-thanks.tsx';
import type { Endpoints } from './steps.ts';
import { type Outcome, useReferral } from './use-referral.ts';
import { type ReferralWords, referralWords } from './words.ts';

export type ReferralFormProps = { language: Language; endpoints: Endpoints; email: string };

/**
 * The referral form (docs/spec.md §2.13, §4). Its controls keep their own values: what was typed before the
 * script arrived stays, and without a script the form posts to the server like any other.
 */
export function ReferralForm({ language, endpoints, email }: ReferralFormProps) {
  const words = referralWords[language];
  const form = useRef<HTMLFormElement>(null);
  const referral = useReferral(form, endpoints);
  const outbox = useOutbox();
  const { phase, problems, awake, confirmed } = referral;
  const problemCount = Object.values(problems).filter(Boolean).length;

  useEffect(() => {
    if (referral.refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [referral.refusals]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    referral.submit();
  }

  function another() {
    flushSync(referral.clear);
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  }

  function startOver() {
    if (confirm(words.draft.startOverConfirm)) referral.clear();
  }

  return (
    <>
      <OutboxNotice words={words} email={email} {...outbox} />
      {phase === 'submitted' && (
        <ReferralThanks
          words={words}
          reference={referral.submissionId}
          onDevice={outbox.waiting.some(({ submissionId }) => submissionId === referral.submissionId)}
          onAgain={another}
        />
      )}
      <form
        ref={form}
        action={`${endpoints.apiOrigin}/api/submit-referral`}
        method="post"
        noValidate={awake}
        hidden={phase === 'submitted'}
        onInput={(event) => referral.typed((event.target as HTMLInputElement).name)}
        onSubmit={onSubmit}
        onKeyDown={keepComposing}
        className="grid gap-10"
      >
        <input type="hidden" name="language" value={language} />
        <div aria-hidden="true" className="invisible-text">
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        {referral.restored && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-md bg-sunk px-4 py-3 text-sm">
            {words.draft.restored}
            <button type="button" className="text-link font-bold" onClick={startOver}>
              {words.draft.startOver}
            </button>
          </p>
        )}
        {problemCount > 0 && (
          <p role="alert" className="rounded-md bg-sunk px-4 py-3 font-medium text-hot">
            {words.problemSummary.replace('{count}', String(problemCount))}
          </p>
        )}
        <ReferralQuestions words={words} problems={problems} />
        <button
          type="submit"
          disabled={awake && (!confirmed || phase === 'submitting')}
          className="button w-full md:w-auto md:justify-self-start"
        >
          {phase === 'submitting' ? words.submitting : words.submit}
        </button>
      </form>
      <Toast
        message={referral.toastOpen ? toastFor(words, referral.outcome) : null}
        close={words.shared.close}
        onClose={referral.closeToast}
      />
    </>
  );
}

function toastFor({ toasts }: ReferralWords, outcome: Outcome | null) {
  if (!outcome) return null;
  const messages = {
    cloud: { ...toasts.savedOnline, destructive: false },
    fallback: { ...toasts.savedViaFallback, destructive: false },
    device: { ...toasts.savedOnDevice, destructive: true },
    failed: { ...toasts.failed, destructive: true },
  };
  return messages[outcome];
}

/** Enter that picks a character of an input method must not submit; Safari reports it only by its key code. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
