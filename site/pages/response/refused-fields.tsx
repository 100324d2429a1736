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
  return forms[language][collection as Collection]?.fields[field]?.label ?? field;
}

type Words = { fields: Record<string, { label: string }> };

const forms: Record<Language, Record<Collection, Words>> = {
  en: { referrals: referralEn, messages: contactEn, partnerships: partnershipEn, subscribers: newsletterEn },
  zh: { referrals: referralZh, messages: contactZh, partnerships: partnershipZh, subscribers: newsletterZh },
};
