import { partnershipForm as en } from '../../content/en/partnership-form.ts';
import { partnershipForm as zh } from '../../content/zh/partnership-form.ts';
import { partnershipFields } from '../../domain/forms.ts';
import type { Language } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { PostedForm } from './posted-form.tsx';

const autoComplete = { businessName: 'organization', contactName: 'name', phone: 'tel', email: 'email' };

/** Our own partnership form, shown in the frame of `/form` unless another one is configured. */
export function PartnershipForm({ language }: { language: Language }) {
  const words = { en, zh }[language];
  const { consent } = words.fields;
  const hint = consent.hint.replace('{months}', String(configuration.retentionMonths));
  return (
    <PostedForm
      name="partnership"
      title={words.title}
      path="/api/apply-for-partnership"
      language={language}
      fields={partnershipFields}
      words={{ ...words, fields: { ...words.fields, consent: { ...consent, hint } } }}
      options={words.options}
      autoComplete={autoComplete}
      wide={['businessName', 'businessType', 'district', 'notes', 'consent']}
    />
  );
}
