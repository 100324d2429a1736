import type { Language } from '../../domain/languages.ts';
import { type ReferralField, referralGroups } from '../../domain/referral.ts';
import { FormFields } from '../forms/form.tsx';
import type { FormState } from '../forms/use-form.ts';
import { cards } from './cards.ts';
import { FillingBag } from './filling-bag.tsx';
import type { ReferralWords } from './words.ts';

type Props = {
  form: FormState;
  language: Language;
  words: ReferralWords;
  /** The index of the card that is shown after hydration; until then the styles show one or all. */
  card: number;
};

/** Only for the fields about the person who fills in the form. */
const autoComplete = {
  referrerFirstName: 'given-name',
  referrerLastName: 'family-name',
  referrerEmail: 'email',
  referrerPhone: 'tel',
} satisfies Partial<Record<ReferralField, string>>;

/** The fields of docs/spec.md §3.1 in their groups, and the box to tick at the end. Each group is a card. */
export function ReferralGroups({ form, language, words, card }: Props) {
  return Object.entries(referralGroups).map(([group, fields], index) => {
    const { title, description } = words.sections[group as keyof typeof referralGroups];
    return (
      <fieldset key={group} className="card" hidden={form.hydrated && index !== card}>
        <legend className="font-display" tabIndex={form.hydrated ? -1 : undefined}>
          <small>{stepText(words, index)}</small>
          {` ${title}`}
        </legend>
        <p>{description}</p>
        {index === 0 && <p>{words.allNeeded}</p>}
        {form.hydrated && index === card && <FillingBag step={index + 1} steps={cards.length} />}
        <FormFields
          form={form}
          name="referral"
          language={language}
          fields={fields}
          words={words}
          autoComplete={autoComplete}
          wide={['businessName', 'businessDistrict', 'contactName']}
          chips="choice-chips"
          enterKeyHint={form.hydrated ? (index < cards.length - 1 ? 'next' : 'send') : undefined}
        />
      </fieldset>
    );
  });
}

/** Such as “Step 2 of 5”, which is above the title of a card. */
function stepText({ step }: ReferralWords, index: number): string {
  return step.replace('{step}', String(index + 1)).replace('{steps}', String(cards.length));
}
