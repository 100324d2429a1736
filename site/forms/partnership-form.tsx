import { partnershipForm as en } from '../../content/en/partnership-form.ts';
import { partnershipForm as zh } from '../../content/zh/partnership-form.ts';
import { partnershipFields } from '../../domain/forms.ts';
import { PostedForm, type PostedFormProps } from './posted-form.tsx';

const autoComplete = { businessName: 'organization', contactName: 'name', phone: 'tel', email: 'email' };

/** Our own partnership form, shown in the frame of `/form` unless another one is configured. */
export function PartnershipForm({ retentionMonths, ...props }: PostedFormProps & { retentionMonths: number }) {
  const words = { en, zh }[props.language];
  const { consent } = words.fields;
  const hint = consent.hint.replace('{months}', String(retentionMonths));
  return (
    <PostedForm
      {...props}
      name="partnership"
      title={words.title}
      path="/api/apply-for-partnership"
      fields={partnershipFields}
      words={{ ...words, fields: { ...words.fields, consent: { ...consent, hint } } }}
      autoComplete={autoComplete}
      wide={['businessName', 'contactName', 'surplus']}
    />
  );
}
