import type { Language } from '../../domain/languages.ts';
import { SubmitButton } from '../forms/form.tsx';
import type { FormState } from '../forms/use-form.ts';
import { cards } from './cards.ts';
import type { ReferralWords } from './words.ts';

type Props = {
  form: FormState;
  language: Language;
  words: ReferralWords;
  card: number;
  /** The fragment that shows all cards as long as the form is not hydrated. */
  all: string;
  onBack(): void;
  onStartOver(): void;
};

/** The buttons below a card, and whether the draft is stored. */
export function CardButtons({ form, language, words, card, all, onBack, onStartOver }: Props) {
  const submit = (
    <SubmitButton form={form} language={language} words={words} disabled={form.hydrated && !form.ticked} />
  );
  if (!form.hydrated) {
    return (
      <>
        <a href={all} className="button">
          {words.next}
        </a>
        {submit}
      </>
    );
  }
  const isLast = card === cards.length - 1;
  const isSending = form.phase === 'submitting';
  return (
    <>
      <div className="card-buttons">
        {card > 0 && (
          <button type="button" className="button button-quiet" disabled={isSending} onClick={onBack}>
            {words.back}
          </button>
        )}
        {/* A submit button, so that Enter in a field presses it. */}
        {isLast ? (
          submit
        ) : (
          <button type="submit" className="button">
            {words.next}
          </button>
        )}
      </div>
      <p className="card-draft">
        <span role="status">
          {form.kept && `✓ ${words.draft.kept}`}
          {isSending && <span className="invisible-text">{words.submitting}</span>}
        </span>
        {form.kept && (
          <button type="button" className="text-link" disabled={isSending} onClick={onStartOver}>
            {words.draft.startOver}
          </button>
        )}
      </p>
    </>
  );
}
