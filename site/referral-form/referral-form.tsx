import { useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { referralFields } from '../../domain/referral.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { sharedWords } from '../forms/words.ts';
import { Toast } from '../ui/toast.tsx';
import { forgetAttempt } from './attempt.ts';
import { deliveryStateOf } from './outbox.ts';
import { OutboxNotice, useOutbox } from './outbox-notice.tsx';
import { ReferralGroups } from './referral-groups.tsx';
import { ReferralThanks } from './referral-thanks.tsx';
import { type ReferralOutcome, sendReferral } from './send-referral.ts';
import type { Endpoints } from './steps.ts';
import { draftPlace } from './storage-keys.ts';
import { type ReferralWords, referralWords } from './words.ts';

export type ReferralFormProps = { language: Language; endpoints: Endpoints; email: string };

/** The referral form (docs/spec.md §2.13, §4): delivered through the chain, with a toast for each outcome. */
export function ReferralForm({ language, endpoints, email }: ReferralFormProps) {
  const words: ReferralWords = referralWords[language];
  const form = useForm<typeof referralFields, ReferralOutcome>({
    fields: referralFields,
    language,
    draft: draftPlace,
    send: (referral, metadata) => sendReferral(referral, metadata, endpoints),
  });
  const { outcome } = form;
  const { outbox, sentNow } = useOutbox();
  const [closedToast, setClosedToast] = useState<ReferralOutcome | null>(null);
  const problemCount = Object.values(form.problems).filter(Boolean).length;

  const own = form.phase === 'sent' && outcome?.savedBy === 'device' ? outcome.submissionId : null;
  const deliveryState = own === null ? 'sent' : deliveryStateOf(own, outbox);
  const isOwn = ({ submissionId }: { submissionId: string }) => submissionId === own;

  function startOver() {
    if (!confirm(words.draft.startOverConfirm)) return;
    forgetAttempt();
    form.clear();
  }

  return (
    <>
      <OutboxNotice
        words={words}
        email={email}
        waiting={outbox.waiting}
        refused={outbox.refused.filter((submission) => !isOwn(submission))}
        sentNow={sentNow}
      />
      {form.phase === 'sent' && (
        <ReferralThanks
          words={words}
          email={email}
          reference={outcome?.submissionId ?? ''}
          waiting={deliveryState === 'waiting'}
          refused={outbox.refused.find(isOwn)}
          onAgain={form.startAgain}
        />
      )}
      <Form
        form={form}
        language={language}
        action={`${endpoints.apiOrigin}/api/submit-referral`}
        className="grid gap-10"
      >
        {form.restored && (
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
        <ReferralGroups form={form} language={language} words={words} />
        <SubmitButton
          form={form}
          words={words}
          disabled={form.hydrated && !form.ticked}
          className="button w-full md:w-auto md:justify-self-start"
        />
      </Form>
      <Toast
        message={outcome && outcome !== closedToast ? toastFor(words, outcome) : null}
        close={sharedWords[language].close}
        onClose={() => setClosedToast(outcome)}
      />
    </>
  );
}

/** The toast of each outcome (docs/spec.md §8). */
function toastFor({ toasts }: ReferralWords, { savedBy }: ReferralOutcome) {
  if (savedBy === 'cloud') return { ...toasts.savedOnline, destructive: false };
  if (savedBy === 'fallback') return { ...toasts.savedViaFallback, destructive: false };
  return { ...(savedBy === 'device' ? toasts.savedOnDevice : toasts.failed), destructive: true };
}
