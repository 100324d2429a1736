import type { Language } from '../../domain/languages.ts';
import { type ReferralField, referralGroups } from '../../domain/referral.ts';
import { FormFields } from '../forms/form.tsx';
import type { FormState } from '../forms/use-form.ts';
import type { ReferralWords } from './words.ts';

type Props = { form: FormState; language: Language; words: ReferralWords };

/** Only for the fields about the person who fills in the form. */
const autoComplete = {
  referrerFirstName: 'given-name',
  referrerLastName: 'family-name',
  referrerEmail: 'email',
  referrerPhone: 'tel',
} satisfies Partial<Record<ReferralField, string>>;

/** The fields of docs/spec.md §3.1 in their groups, and the box to tick at the end. */
export function ReferralGroups({ form, language, words }: Props) {
  return Object.entries(referralGroups).map(([group, fields]) => {
    const { title, description } = words.sections[group as keyof typeof referralGroups];
    return (
      <fieldset key={group} className="grid gap-5 border-t border-line pt-7 md:grid-cols-2">
        {/* Floated, so that it is an item of the grid: with `contents` WebKit reads the whole group as its name. */}
        <legend className="float-left font-display text-xl md:col-span-2">{title}</legend>
        <p className="-mt-4 text-soft md:col-span-2">{description}</p>
        <FormFields
          form={form}
          name="referral"
          language={language}
          fields={fields}
          words={words}
          autoComplete={autoComplete}
          wide={{ fields: ['businessName'], className: 'md:col-span-2' }}
        />
      </fieldset>
    );
  });
}
