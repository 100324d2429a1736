import { useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { type ReferralField, referralFields, referralGroups } from '../../domain/referral.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { sharedWords } from '../forms/words.ts';
import { Toast } from '../ui/toast.tsx';
import { forgetAttempt } from './attempt.ts';
import { deliveryStateOf, keepSending } from './outbox.ts';
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
  const problems = fieldNames.filter((name) => form.problems[name]);

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
        waiting={outbox.waiting.filter((submission) => !isOwn(submission))}
        refused={outbox.refused.filter((submission) => !isOwn(submission))}
        sentNow={sentNow}
      />
      {form.phase === 'sent' && (
        <ReferralThanks
          words={words}
          email={email}
          business={outcome?.businessName ?? ''}
          reference={outcome?.submissionId ?? ''}
          waiting={deliveryState === 'waiting'}
          onTry={() => keepSending(endpoints, 0)}
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
        {problems.length > 0 && <ProblemSummary words={words} problems={problems} />}
        <p className="-mb-4 text-sm text-soft">{words.allNeeded}</p>
        <ReferralGroups form={form} language={language} words={words} />
        <SubmitButton
          form={form}
          language={language}
          words={words}
          disabled={form.hydrated && !form.ticked}
          className="md:w-auto"
        />
        {form.kept && <p className="-mt-7 text-sm text-soft">{words.draft.kept}</p>}
      </Form>
      <Toast
        message={outcome && outcome !== closedToast ? toastFor(words, outcome) : null}
        close={sharedWords[language].close}
        onClose={() => setClosedToast(outcome)}
      />
    </>
  );
}

/** In the order of the form. */
const fieldNames = Object.values(referralGroups).flatMap((group) => Object.keys(group)) as ReferralField[];

/** How many fields need attention, with a link to each. */
function ProblemSummary({ words, problems }: { words: ReferralWords; problems: ReferralField[] }) {
  return (
    <div role="alert" className="rounded-md border-l-4 border-hot bg-sunk px-4 py-3">
      <p className="font-medium text-hot">{words.problemSummary.replace('{count}', String(problems.length))}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {problems.map((name) => (
          <li key={name}>
            <a href={`#referral-${name}`} className="text-link inline-block py-1">
              {words.fields[name].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The toast of each outcome (docs/spec.md §8). */
function toastFor({ toasts }: ReferralWords, { savedBy }: ReferralOutcome) {
  if (savedBy === 'cloud') return { ...toasts.savedOnline, destructive: false };
  if (savedBy === 'fallback') return { ...toasts.savedViaFallback, destructive: false };
  return { ...(savedBy === 'device' ? toasts.savedOnDevice : toasts.failed), destructive: true };
}
