import { useEffect, useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { type ReferralField, referralFields } from '../../domain/referral.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { sharedWords } from '../forms/words.ts';
import { Toast } from '../ui/toast.tsx';
import { forgetAttempt } from './attempt.ts';
import { CardButtons } from './card-buttons.tsx';
import { cardOf, cards, fieldsWithProblems } from './cards.ts';
import { draftPlace } from './draft-place.ts';
import { ReferralGroups } from './referral-groups.tsx';
import { loadOpeningShop, ReferralThanks } from './referral-thanks.tsx';
import { type ReferralOutcome, sendReferral } from './send-referral.ts';
import type { Endpoints } from './steps/call.ts';
import { deliveryStateOf, keepSending } from './unsent.ts';
import { UnsentNotice, useUnsent } from './unsent-notice.tsx';
import { useCards } from './use-cards.ts';
import type { ReferralWords } from './words.ts';

export type ReferralFormProps = { language: Language; endpoints: Endpoints; email: string };

const formId = 'referral-form';

/**
 * The referral form (docs/spec.md §2.13, §4): delivered through the chain, with a message for each outcome. Without JavaScript it
 * is one page; with it, one card at a time. Until it is hydrated, the styles show the first card, and a link that shows all.
 */
export function ReferralForm({ language, endpoints, email, words }: ReferralFormProps & { words: ReferralWords }) {
  const [card, setCard] = useState(0);
  const form = useForm<typeof referralFields, ReferralOutcome>({
    fields: referralFields,
    language,
    draft: draftPlace,
    onProblems: (found) => setCard(cardOf(fieldsWithProblems(found)[0] ?? '')),
    send: (referral, metadata) => sendReferral(referral, metadata, endpoints),
  });
  const { outcome, hydrated } = form;
  const { next, back, show } = useCards(form, card, setCard);
  const { unsent, sentNow } = useUnsent();
  const isLast = card === cards.length - 1;
  useEffect(() => {
    if (isLast) void loadOpeningShop();
  }, [isLast]);
  // The language switch keeps the fragment, and so leads back into a form that is being filled in.
  useEffect(() => {
    if (form.kept) history.replaceState(history.state, '', '#refer');
  }, [form.kept]);
  const [closedToast, setClosedToast] = useState<ReferralOutcome | null>(null);
  const problems = fieldsWithProblems(form.problems) as ReferralField[];

  const own = form.phase === 'sent' && outcome?.savedBy === 'device' ? outcome.submissionId : null;
  const deliveryState = own === null ? 'sent' : deliveryStateOf(own, unsent);
  const isOwn = ({ submissionId }: { submissionId: string }) => submissionId === own;

  function startOver() {
    if (!confirm(words.draft.startOverConfirm)) return;
    forgetAttempt();
    setCard(0);
    form.clear();
  }

  function startAgain() {
    setCard(0);
    form.startAgain();
  }

  return (
    <>
      <UnsentNotice
        words={words}
        email={email}
        waiting={unsent.waiting.filter((submission) => !isOwn(submission))}
        refused={unsent.refused.filter((submission) => !isOwn(submission))}
        // That its own has arrived, the success screen says.
        sentNow={own && deliveryState === 'sent' ? sentNow - 1 : sentNow}
      />
      {form.phase === 'sent' && outcome && (
        <ReferralThanks
          words={words}
          language={language}
          apiOrigin={endpoints.apiOrigin}
          close={sharedWords[language].close}
          email={email}
          outcome={outcome}
          waiting={deliveryState === 'waiting'}
          onTry={() => keepSending(endpoints, 0)}
          refused={unsent.refused.find(isOwn)}
          onAgain={startAgain}
        />
      )}
      <Form
        form={form}
        id={formId}
        language={language}
        action={`${endpoints.apiOrigin}/api/submit-referral`}
        className={hydrated ? 'cards' : 'cards first-card'}
        onSubmit={hydrated && !isLast ? next : form.submit}
      >
        {/* Part of the draft. Not of an empty form, on the first card or after sending, so that it alone is no draft. */}
        {hydrated && form.phase !== 'sent' && <input type="hidden" name="card" value={card || ''} />}
        {form.restored && <p className="note">{words.draft.restored}</p>}
        {problems.some((name) => cardOf(name) !== card) && (
          <ProblemSummary words={words} problems={problems} onOpen={show} />
        )}
        <ReferralGroups form={form} language={language} words={words} card={card} />
        <CardButtons
          form={form}
          language={language}
          words={words}
          card={card}
          all={`#${formId}`}
          onBack={back}
          onStartOver={startOver}
        />
      </Form>
      <Toast
        message={outcome?.savedBy === null && outcome !== closedToast ? words.toasts.failed : null}
        destructive
        close={sharedWords[language].close}
        onClose={() => setClosedToast(outcome)}
      />
    </>
  );
}

type SummaryProps = { words: ReferralWords; problems: ReferralField[]; onOpen(field: string): void };

/** How many fields need attention, with a button for each that opens its card. */
function ProblemSummary({ words, problems, onOpen }: SummaryProps) {
  return (
    <div role="alert" className="note">
      <p>{words.problemSummary.replace('{count}', String(problems.length))}</p>
      <ul>
        {problems.map((name) => (
          <li key={name}>
            <button type="button" className="text-link" onClick={() => onOpen(name)}>
              {words.fields[name].label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
