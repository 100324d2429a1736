import { referralForm as formEn } from '../../../content/en/referral-form.ts';
import type { referralStatus } from '../../../content/en/referral-status.ts';
import { referralForm as formZh } from '../../../content/zh/referral-form.ts';
import type { Language } from '../../../domain/languages.ts';
import { callTimes, statusPath } from '../../../domain/referral.ts';
import type { ReferrerQuestion } from '../../../domain/referral-status.ts';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  question: ReferrerQuestion;
  version: number;
  link: string;
  words: typeof referralStatus;
  language: Language;
};

/** Asks who referred a business for another number or a better hour. */
export function QuestionForm({ question, version, link, words, language }: Props) {
  const { title, why, fields, optional, unknown, send, effect } = words.question;
  const isNumberNeeded = question === 'number';
  const { options } = { en: formEn, zh: formZh }[language];
  return (
    <section aria-labelledby="question" className="grid w-full max-w-prose gap-4 rounded-md bg-raised p-5 shadow-card">
      <Heading level={2} id="question" className="text-xl">
        {title}
      </Heading>
      <p>{why[question]}</p>
      <form method="post" action={statusPath(language)} className="grid max-w-sm gap-5">
        <input type="hidden" name="link" value={link} />
        <input type="hidden" name="version" value={version} />
        <div className="field">
          <label htmlFor="contactPhone">
            {fields.contactPhone} {!isNumberNeeded && <span className="text-xs font-normal">{optional}</span>}
          </label>
          <input
            id="contactPhone"
            name="contactPhone"
            type="tel"
            required={isNumberNeeded}
            maxLength={200}
            autoComplete="off"
            className="control"
          />
        </div>
        <div className="field">
          <label htmlFor="bestTimeToCall">
            {fields.bestTimeToCall} <span className="text-xs font-normal">{optional}</span>
          </label>
          <select id="bestTimeToCall" name="bestTimeToCall" className="control">
            <option value="">{unknown}</option>
            {callTimes.map((time) => (
              <option key={time} value={time}>
                {options.bestTimeToCall[time]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" name="action" value="answer" className="button justify-self-start">
          {send}
        </button>
      </form>
      <p className="text-sm">{effect}</p>
    </section>
  );
}
