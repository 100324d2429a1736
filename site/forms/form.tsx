import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { districtRegions, districts } from '../../domain/districts.ts';
import {
  type Doubt,
  type Fields,
  type FieldWords,
  fieldsInOrder,
  longestTexts,
  type Problem,
} from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { honeypotField } from '../../domain/spam.ts';
import { Field } from '../ui/field.tsx';
import type { FormState } from './use-form.ts';
import { sharedWords } from './words.ts';

type FormProps = {
  form: FormState;
  id?: string;
  language: Language;
  /** The URL that a browser without JavaScript posts to. */
  action: string;
  /** The form's accessible name, where the page has other content. */
  label?: string;
  className: string;
  /** Instead of submitting. */
  onSubmit?(): void;
  children: ReactNode;
};

/** The `<form>` element of every form. Without JavaScript it posts to the server. */
export function Form({ form, id, language, action, label, className, onSubmit = form.submit, children }: FormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!form.asks()) onSubmit();
  }
  return (
    <form
      ref={form.ref}
      id={id}
      aria-label={label}
      action={action}
      method="post"
      data-draft={`${form.place.storage} ${form.place.key}`}
      noValidate={form.hydrated}
      hidden={form.phase === 'sent'}
      onInput={(event) => form.onInput((event.target as HTMLInputElement).name)}
      // A press does not scroll: the field may be under the bar with the buttons (`scroll-padding-bottom`).
      onFocus={({ target }) => target.matches('.control') && target.scrollIntoView({ block: 'nearest' })}
      onSubmit={submit}
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
  /** Fields that are as wide as the row, besides textareas, checkboxes and chips. */
  wide: readonly string[];
  /** The class name of the options of a choice that has up to eight; without it all choices are lists. */
  chips?: string;
  /** What Enter does in a field of one line, for the keyboards of phones. */
  enterKeyHint?: 'next' | 'send';
};

/** Of more options a list is quicker to read than chips. */
const mostChips = 8;

/** The fields of a form, or of one of its groups, with their problems. */
export function FormFields(props: FormFieldsProps) {
  const { form, name, language, fields, words, autoComplete, wide, enterKeyHint } = props;
  const shared = sharedWords[language];
  return fieldsInOrder(fields, language).map(([field, rule]) => {
    const fieldWords = words.fields[field] ?? { label: field, hint: '' };
    const problem = form.problems[field];
    const doubt = form.doubts[field];
    // Radio buttons cannot be unset, so an optional choice is a list.
    const showsAll = rule.kind === 'option' && rule.required && rule.options.length <= mostChips;
    const chips = showsAll ? props.chips : undefined;
    return (
      <Field
        key={field}
        form={name}
        name={field}
        rule={rule}
        words={fieldWords}
        options={words.options[field]}
        groups={rule.kind === 'option' && rule.options === districts ? regionsIn(language) : undefined}
        chips={chips}
        choose={shared.choose}
        optional={shared.optional}
        // Until there is a draft the browser keeps what was typed, for a way back; with `off` Chromium does not.
        autoComplete={autoComplete?.[field] ?? (form.hydrated ? 'off' : undefined)}
        enterKeyHint={enterKeyHint}
        error={problem && sentenceFor(problem, rule, fieldWords, language)}
        doubt={doubt === undefined ? undefined : doubtSentence(doubt, language)}
        wide={Boolean(chips) || rule.kind === 'long' || rule.kind === 'tick' || wide.includes(field)}
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

/** The sentence about a problem of a field. */
export function sentenceFor(problem: Problem, { kind }: Fields[string], words: FieldWords, language: Language): string {
  if (problem === 'missing' && words.missing) return words.missing;
  if (problem === 'missing' && kind === 'option') return sharedWords[language].problems.notChosen;
  const longest = kind === 'option' || kind === 'tick' ? 0 : longestTexts[kind];
  const figure = longest.toLocaleString(language);
  return sharedWords[language].problems[problem].replace('{longest}', figure);
}

function doubtSentence(doubt: Doubt, language: Language): string {
  const { doubts } = sharedWords[language];
  if (doubt === 'noDot' || doubt === 'noDigits') return doubts[doubt];
  if (typeof doubt === 'number') return doubts.digits.replace('{digits}', String(doubt));
  return doubts.domain.replace('{domain}', () => doubt);
}

type SubmitButtonProps = {
  form: FormState;
  language: Language;
  words: { submit: string; submitting: string };
  /** True while a required box is not ticked. */
  disabled?: boolean;
};

/** The button, and below it why it cannot be pressed yet, or that sending takes long. */
export function SubmitButton({ form, language, words, disabled }: SubmitButtonProps) {
  const submitting = form.phase === 'submitting';
  return (
    <div>
      <button
        type="submit"
        disabled={disabled || submitting}
        aria-busy={submitting || undefined}
        className={submitting ? 'button button-busy max-sm:w-full' : 'button max-sm:w-full'}
      >
        {submitting ? words.submitting : words.submit}
      </button>
      {disabled && <p className="mt-2 text-sm text-soft">{sharedWords[language].tickFirst}</p>}
      {submitting && <p className="shown-late mt-2 text-sm">{sharedWords[language].stillSending}</p>}
    </div>
  );
}

/** Enter that confirms a character of an input method must not submit; Safari reports it only by its key code. */
function ignoreEnterOfInputMethod(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
