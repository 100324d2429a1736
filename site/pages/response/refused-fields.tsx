import { contactForm as contactEn } from '../../../content/en/contact-form.ts';
import { newsletter as newsletterEn } from '../../../content/en/newsletter.ts';
import { partnershipForm as partnershipEn } from '../../../content/en/partnership-form.ts';
import { referralForm as referralEn } from '../../../content/en/referral-form.ts';
import { contactForm as contactZh } from '../../../content/zh/contact-form.ts';
import { newsletter as newsletterZh } from '../../../content/zh/newsletter.ts';
import { partnershipForm as partnershipZh } from '../../../content/zh/partnership-form.ts';
import { referralForm as referralZh } from '../../../content/zh/referral-form.ts';
import { type Collection, formFields } from '../../../domain/collections.ts';
import { type FieldWords, fieldsInOrder, type Problem } from '../../../domain/fields.ts';
import type { Language } from '../../../domain/languages.ts';
import { sentenceFor } from '../../forms/form.tsx';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  words: { fieldsTitle: string; unreadable: string };
  language: Language;
  collection: Collection;
  problems: Record<string, Problem>;
};

/** The fields that were refused, in the order of the form, each with the reason. */
export function RefusedFields({ words, language, collection, problems }: Props) {
  const labels: Record<string, FieldWords> = forms[language][collection].fields;
  const refused = fieldsInOrder(formFields[collection], language).filter(([name]) => problems[name]);
  if (refused.length === 0) return <p>{words.unreadable}</p>;
  return (
    <div>
      <Heading level={2} className="text-xl">
        {words.fieldsTitle}
      </Heading>
      <ul className="mt-3 list-disc pl-5 marker:text-hot">
        {refused.map(([name, rule]) => {
          const field = labels[name] ?? { label: name, hint: '' };
          return (
            <li key={name}>
              <b>
                {field.label}
                {language === 'zh' ? '：' : ': '}
              </b>
              {sentenceFor(problems[name] ?? 'missing', rule, field, language)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const forms = {
  en: { referrals: referralEn, messages: contactEn, partnerships: partnershipEn, subscribers: newsletterEn },
  zh: { referrals: referralZh, messages: contactZh, partnerships: partnershipZh, subscribers: newsletterZh },
};
