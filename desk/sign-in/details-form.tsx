import { Form } from 'react-router';
import { type Language, languages } from '../../domain/languages.ts';
import type { Member } from '../../domain/sign-in.ts';
import { longestName } from '../../domain/sign-in.ts';
import { Problem } from './parts.tsx';
import { type ProblemCode, useSignInWords } from './words.ts';

export type Details = Pick<Member, 'name' | 'email' | 'language'>;

/** The member's name, and where and how alerts arrive. */
export function DetailsForm({ details, problem }: { details: Details; problem?: ProblemCode }) {
  const { words } = useSignInWords();
  const { devices } = words;
  return (
    <Form method="post" className="mt-2 flex max-w-md flex-col gap-2">
      <input type="hidden" name="intent" value="details" />
      <label htmlFor="name">{devices.name}</label>
      <input
        id="name"
        name="name"
        required
        maxLength={longestName}
        autoComplete="name"
        defaultValue={details.name}
        aria-describedby="details-problem"
        className="desk-control"
      />
      <label htmlFor="email" className="mt-2">
        {devices.email}
      </label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={details.email}
        aria-describedby="email-hint details-problem"
        className="desk-control"
      />
      <p id="email-hint" className="text-sm text-soft">
        {devices.emailHint}
      </p>
      <label htmlFor="language" className="mt-2">
        {devices.language}
      </label>
      <LanguageSelect id="language" language={details.language} />
      <Problem id="details-problem" code={problem} />
      <button type="submit" className="desk-button mt-2 self-start">
        {devices.save}
      </button>
    </Form>
  );
}

/** A language for somebody's alerts; the label stands beside it. */
export function LanguageSelect({ id, language }: { id: string; language: Language }) {
  const { devices } = useSignInWords().words;
  return (
    <select id={id} name="language" defaultValue={language} className="desk-control">
      {languages.map((one) => (
        <option key={one} value={one}>
          {devices.languages[one]}
        </option>
      ))}
    </select>
  );
}
