import { contactForm as contactEn } from '../../../content/en/contact-form.ts';
import { newsletter as newsletterEn } from '../../../content/en/newsletter.ts';
import { partnershipForm as partnershipEn } from '../../../content/en/partnership-form.ts';
import { referralForm as referralEn } from '../../../content/en/referral-form.ts';
import { contactForm as contactZh } from '../../../content/zh/contact-form.ts';
import { newsletter as newsletterZh } from '../../../content/zh/newsletter.ts';
import { partnershipForm as partnershipZh } from '../../../content/zh/partnership-form.ts';
import { referralForm as referralZh } from '../../../content/zh/referral-form.ts';
import type { Collection } from '../../../domain/collections.ts';
import type { Language } from '../../../domain/languages.ts';
import { Heading } from '../../ui/heading.tsx';

type Labels = Record<string, string>;

type Props = {
  title: string;
  language: Language;
  /** Such as `messages.email`: the form's collection, and the field. */
  fields: readonly string[];
};

/** The labels of the fields that were refused. */
export function RefusedFields({ title, language, fields }: Props) {
  return (
    <div>
      <Heading level={2} className="text-xl">
        {title}
      </Heading>
      <ul className="mt-3 list-disc pl-5 marker:text-hot">
        {fields.map((name) => (
          <li key={name}>{labelOf(name, language)}</li>
        ))}
      </ul>
    </div>
  );
}

function labelOf(name: string, language: Language): string {
  const [collection = '', field = ''] = name.split('.');
  return labelsOf[language][collection as Collection]?.[field] ?? field;
}

const labelsIn = (fields: Record<string, { label: string }>): Labels =>
  Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]));

const labelsOf: Record<Language, Record<Collection, Labels>> = {
  en: {
    referrals: labelsIn(referralEn.fields),
    messages: labelsIn(contactEn.fields),
    partnerships: labelsIn(partnershipEn.fields),
    subscribers: { email: newsletterEn.email.label, consent: newsletterEn.consent },
  },
  zh: {
    referrals: labelsIn(referralZh.fields),
    messages: labelsIn(contactZh.fields),
    partnerships: labelsIn(partnershipZh.fields),
    subscribers: { email: newsletterZh.email.label, consent: newsletterZh.consent },
  },
};
