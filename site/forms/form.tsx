import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { type Fields, fieldsInOrder, longestTexts, type Problem } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { honeypotField } from '../../domain/spam.ts';
import { Field, type FieldWords } from '../ui/field.tsx';
import type { FormState } from './use-form.ts';
import { sharedWords } from './words.ts';

type FormProps = {
  form: FormState;
  language: Language;
  /** The URL that a browser without JavaScript posts to. */
  action: string;
  /** The form's accessible name, where the page has other content. */
  label?: string;
  className: string;
  children: ReactNode;
};

/** The `<form>` element of every form. Without JavaScript it posts to the server. */
export function Form({ form, language, action, label, className, children }: FormProps) {
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    form.submit();
  }
  return (
    <form
      ref={form.ref}
      aria-label={label}
      action={action}
      method="post"
      noValidate={form.hydrated}
      hidden={form.phase === 'sent'}
      onInput={(event) => form.onInput((event.target as HTMLInputElement).name)}
      onSubmit={onSubmit}
      onKeyDown={ignoreEnterOfInputMethod}
      className={className}
    >
      <input type="hidden" name="language" value={language} />
      <div aria-hidden="true" className="invisible-text">
        {/* Text browsers show it, so it has a label. */}
        <label>
          {sharedWords[language].honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
    </form>
  );
}

type FormFieldsProps = {
  form: FormState;
  /** The prefix of the controls' ids, so that the ids of two forms on a page differ. */
  name: string;
  language: Language;
  fields: Fields;
  /** Of the whole form. */
  words: { fields: Record<string, FieldWords>; options: Record<string, Record<string, string>> };
  /** The `autocomplete` values, by field. */
  autoComplete?: Record<string, string | undefined>;
  /** Fields that are as wide as the row, besides textareas and checkboxes, and the class name for it. */
  wide: { fields: readonly string[]; className: string };
};

/** The fields of a form, or of one of its groups, with their problems. */
export function FormFields(props: FormFieldsProps) {
  const { form, name, language, fields, words, autoComplete, wide } = props;
  const shared = sharedWords[language];
  return fieldsInOrder(fields, language).map(([field, rule]) => {
    const fieldWords = words.fields[field] ?? { label: field, hint: '' };
    const problem = form.problems[field];
    const isWide = rule.kind === 'long' || rule.kind === 'tick' || wide.fields.includes(field);
    return (
      <Field
        key={field}
        form={name}
        name={field}
        rule={rule}
        words={fieldWords}
        options={words.options[field]}
        choose={shared.choose}
        optional={shared.optional}
        autoComplete={autoComplete?.[field] ?? 'off'}
        error={problem && sentenceFor(problem, rule, fieldWords.label, language)}
        className={isWide ? wide.className : ''}
      />
    );
  });
}

function sentenceFor(problem: Problem, { kind }: Fields[string], label: string, language: Language): string {
  const longest = kind === 'option' || kind === 'tick' ? 0 : longestTexts[kind];
  const figure = longest.toLocaleString(language);
  return sharedWords[language].problems[problem].replace('{label}', label).replace('{longest}', figure);
}

type SubmitButtonProps = {
  form: FormState;
  words: { submit: string; submitting: string };
  disabled?: boolean;
  className: string;
};

export function SubmitButton({ form, words, disabled, className }: SubmitButtonProps) {
  const submitting = form.phase === 'submitting';
  return (
    <button type="submit" disabled={disabled || submitting} className={className}>
      {submitting ? words.submitting : words.submit}
    </button>
  );
}

/** Enter that confirms a character of an input method must not submit; Safari reports it only by its key code. */
function ignoreEnterOfInputMethod(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
