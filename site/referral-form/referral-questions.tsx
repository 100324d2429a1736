import { type ReferralField, referralFields } from '../../domain/referral.ts';
import { Field } from '../ui/field.tsx';
import type { ReferralProblems } from './use-referral.ts';
import type { ReferralWords } from './words.ts';

type Props = { words: ReferralWords; problems: ReferralProblems };

/** The questions in the order of a conversation; `wide` ones take the whole row. */
const groups = {
  referrer: ['referrerFirstName', 'referrerLastName', 'referrerEmail', 'referrerPhone'],
  business: ['businessName', 'businessType', 'businessDistrict', 'businessAddress'],
  contact: [
    'contactName',
    'contactPosition',
    'contactPhone',
    'contactEmail',
    'bestTimeToCall',
    'relationshipToContact',
  ],
  conversation: ['conversationNotes', 'additionalNotes', 'confirmContact'],
} as const satisfies Record<string, readonly ReferralField[]>;

const wide: ReferralField[] = [
  'businessName',
  'businessAddress',
  'conversationNotes',
  'additionalNotes',
  'confirmContact',
];

/** What the browser may fill in by itself: only what is about the person who holds it. */
const autoComplete: Partial<Record<ReferralField, string>> = {
  referrerFirstName: 'given-name',
  referrerLastName: 'family-name',
  referrerEmail: 'email',
  referrerPhone: 'tel',
};

/** The 17 fields of docs/spec.md §3, in four groups. */
export function ReferralQuestions({ words, problems }: Props) {
  return Object.entries(groups).map(([group, names]) => {
    const { title, description } = words.sections[group as keyof typeof groups];
    return (
      <fieldset key={group} className="grid gap-5 border-t border-line pt-7 md:grid-cols-2">
        <legend className="contents">
          <span className="font-display text-xl md:col-span-2">{title}</span>
          <span className="-mt-4 text-soft md:col-span-2">{description}</span>
        </legend>
        {names.map((name) => (
          <Field
            key={name}
            form="referral"
            name={name}
            rule={referralFields[name]}
            words={words.fields[name]}
            options={optionLabels(words, name)}
            choose={words.choose}
            optional={words.optional}
            autoComplete={autoComplete[name] ?? 'off'}
            error={problemText(words, name, problems)}
            className={wide.includes(name) ? 'md:col-span-2' : ''}
          />
        ))}
      </fieldset>
    );
  });
}

function optionLabels({ options }: ReferralWords, name: ReferralField): Record<string, string> | undefined {
  return name in options ? options[name as keyof typeof options] : undefined;
}

function problemText(words: ReferralWords, name: ReferralField, problems: ReferralProblems): string | undefined {
  const problem = problems[name];
  return problem && words.shared.problems[problem].replace('{label}', words.fields[name].label);
}
