import type { ReactNode } from 'react';
import type { Fields } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { honeypotField } from '../../domain/spam.ts';
import { configuration } from '../configuration.ts';
import { Field } from '../ui/field.tsx';
import { FormOutcome, FormThanks } from './form-outcomes.tsx';
import { type FormWords, sharedWords } from './words.ts';

type Props = {
  /** Names the form's ids and its draft; two forms on a page have two names. */
  name: string;
  /** What the form is called where landmarks are listed. */
  title: string;
  /** The endpoint's path. */
  path: string;
  language: Language;
  fields: Fields;
  words: FormWords;
  /** Labels of the options, by field and stored value. */
  options?: Record<string, Record<string, string>>;
  /** What the browser may fill in by itself, by field. */
  autoComplete?: Record<string, string>;
  /** Fields that take the whole row. */
  wide?: readonly string[];
  /** Small print, between the questions and the button. */
  children?: ReactNode;
};

/**
 * A form that posts to the server like any other; `behaviours/forms.ts` makes it answer in place. Everything it may ever
 * say is in the page, hidden, so that no words travel in scripts.
 */
export function PostedForm(props: Props) {
  const { name, title, path, language, fields, words, options, autoComplete, wide, children } = props;
  const shared = sharedWords[language];
  return (
    <div className="@container">
      <form
        aria-label={title}
        method="post"
        action={`${configuration.endpoints.apiOrigin}${path}`}
        data-form={name}
        data-problems={JSON.stringify(shared.problems)}
        className="form-grid"
      >
        <input type="hidden" name="language" value={language} />
        <div aria-hidden="true" className="invisible-text">
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        {Object.entries(fields).map(([field, rule]) => (
          <Field
            key={field}
            form={name}
            name={field}
            rule={rule}
            words={words.fields[field] ?? { label: field, hint: '' }}
            options={options?.[field]}
            choose={shared.choose}
            optional={shared.optional}
            autoComplete={autoComplete?.[field] ?? 'off'}
            className={wide?.includes(field) ? 'form-row' : ''}
          />
        ))}
        {children}
        <div className="form-row">
          <div role="alert">
            {Object.entries(shared.failures).map(([code, failure]) => (
              <FormOutcome key={code} code={code} {...failure} />
            ))}
          </div>
          <button type="submit" data-submitting={words.submitting} className="button w-full @sm:w-auto">
            {words.submit}
          </button>
        </div>
      </form>
      <FormThanks words={words.success} />
    </div>
  );
}
