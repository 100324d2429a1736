import type { referralStatus } from '../../../content/en/referral-status.ts';
import type { Language } from '../../../domain/languages.ts';
import { statusPath } from '../../../domain/referral.ts';
import type { StatusRequest } from '../../../domain/service-pages.ts';

type Props = Pick<StatusRequest, 'reference' | 'email'> & {
  words: typeof referralStatus;
  language: Language;
  isWrong: boolean;
};

/** Finds a referral by the end of its reference and the address of its referrer. */
export function FindForm({ words, language, reference, email, isWrong }: Props) {
  const field = {
    required: true,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? 'problem' : undefined,
    className: 'control',
  };
  return (
    <form method="post" action={statusPath(language)} className="grid w-full max-w-sm gap-5">
      <div className="field">
        <label htmlFor="reference">{words.fields.reference}</label>
        <input
          {...field}
          id="reference"
          name="reference"
          defaultValue={reference}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className="field">
        <label htmlFor="email">{words.fields.email}</label>
        <input {...field} id="email" name="email" type="email" defaultValue={email} autoComplete="email" />
      </div>
      <button type="submit" className="button justify-self-start">
        {words.show}
      </button>
    </form>
  );
}
