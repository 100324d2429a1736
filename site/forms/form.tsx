import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { districtRegions, districts } from '../../domain/districts.ts';
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
      onBlur={({ target }) => target instanceof HTMLInputElement && form.onLeave(target)}
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
    const digits = form.doubts[field];
    const isWide = rule.kind === 'long' || rule.kind === 'tick' || wide.fields.includes(field);
    return (
      <Field
        key={field}
        form={name}
        name={field}
        rule={rule}
        words={fieldWords}
        options={words.options[field]}
        groups={rule.kind === 'option' && rule.options === districts ? regionsIn(language) : undefined}
        choose={shared.choose}
        optional={shared.optional}
        autoComplete={autoComplete?.[field] ?? 'off'}
        error={problem && sentenceFor(problem, rule, language)}
        doubt={digits ? shared.phoneDigits.replace('{digits}', String(digits)) : undefined}
        className={isWide ? wide.className : ''}
      />
    );
  });
}

function regionsIn(language: Language) {
  const { regions } = sharedWords[language];
  return Object.entries(districtRegions).map(([region, options]) => ({
    label: regions[region as keyof typeof regions],
    options,
  }));
}

function sentenceFor(problem: Problem, { kind }: Fields[string], language: Language): string {
  if (problem === 'missing' && kind === 'option') return sharedWords[language].problems.notChosen;
  const longest = kind === 'option' || kind === 'tick' ? 0 : longestTexts[kind];
  const figure = longest.toLocaleString(language);
  return sharedWords[language].problems[problem].replace('{longest}', figure);
}

type SubmitButtonProps = {
  form: FormState;
  language: Language;
  words: { submit: string; submitting: string };
  /** True while a required box is not ticked. */
  disabled?: boolean;
  className: string;
};

/** The button, and below it why it cannot be pressed yet, or that sending takes long. */
export function SubmitButton({ form, language, words, disabled, className }: SubmitButtonProps) {
  const submitting = form.phase === 'submitting';
  return (
    <div>
      <button
        type="submit"
        disabled={disabled || submitting}
        aria-busy={submitting || undefined}
        className={`button w-full ${submitting ? 'button-busy' : ''} ${className}`}
      >
        {submitting ? words.submitting : words.submit}
      </button>
      {disabled && <p className="mt-2 text-sm text-soft">{sharedWords[language].tickFirst}</p>}
      {submitting && <p className="shown-late mt-2 text-sm text-soft">{sharedWords[language].stillSending}</p>}
    </div>
  );
}

/** Enter that confirms a character of an input method must not submit; Safari reports it only by its key code. */
function ignoreEnterOfInputMethod(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
