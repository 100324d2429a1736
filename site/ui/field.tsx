import type { ReactNode } from 'react';
import type { Field as FieldRule, FieldWords } from '../../domain/fields.ts';
import { FieldNote } from './field-note.tsx';

type Props = {
  /** The form's name, so that two forms on a page do not share ids. */
  form: string;
  name: string;
  rule: FieldRule;
  words: FieldWords;
  /** Labels of the options, by stored value. */
  options?: Record<string, string>;
  /** Groups of options in the list, each with its label. */
  groups?: readonly { label: string; options: readonly string[] }[];
  /** The class name of a row of all options, to be pressed; without it they are in a list that has to be opened. */
  chips?: string;
  choose?: string;
  /** The mark of an optional field. */
  optional: string;
  autoComplete?: string;
  /** What Enter does, for the keyboards of phones. */
  enterKeyHint?: 'next' | 'send';
  error?: string;
  /** Takes the place of the hint: what may be wrong, but is not an error. */
  doubt?: string;
  /** Whether it is as wide as the row. */
  wide?: boolean;
};

const inputTypes = { text: 'text', email: 'email', tel: 'tel' } as const;

/** A field of a form with its label, control, hint and error, connected for assistive technology. */
export function Field(props: Props) {
  const { form, name, rule, words, error, wide } = props;
  const id = `${form}-${name}`;
  // An error takes the place of the hint: both would say the same, in twice the height.
  const note = error ?? props.doubt ?? words.hint;
  const control = {
    id,
    name,
    required: rule.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  };
  const noteElement = note && (
    <FieldNote id={`${id}-note`} kind={error ? 'error' : props.doubt ? 'doubt' : 'hint'}>
      {note}
    </FieldNote>
  );
  const className = wide ? 'field col-span-full' : 'field';
  if (rule.kind === 'tick') {
    return (
      <div className={className}>
        <label className="flex gap-3">
          <input {...control} type="checkbox" className="mt-1 size-5 shrink-0 appearance-auto" />
          <span>{words.label}</span>
        </label>
        <div className="pl-8">{noteElement}</div>
      </div>
    );
  }
  if (rule.kind === 'option' && props.chips) {
    return (
      <Chips {...props} values={rule.options} className={className} control={control}>
        {noteElement}
      </Chips>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={id}>
        {words.label}
        {/* The space is for screen readers and text browsers. */}
        {!rule.required && ' '}
        {!rule.required && <span className="ml-1 text-xs font-normal text-soft">{props.optional}</span>}
      </label>
      {/* The hint is below, so that the controls of a row are aligned whether or not both have a hint. */}
      {controlOf(props, control)}
      {noteElement}
    </div>
  );
}

type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

function controlOf(props: Props, control: ControlProps): ReactNode {
  const { rule, groups, choose, autoComplete, enterKeyHint } = props;
  if (rule.kind === 'option') {
    return (
      <select {...control} defaultValue="" className="control select-arrow">
        <option value="">{choose}</option>
        {groups
          ? groups.map(({ label, options }) => (
              <optgroup key={label} label={label}>
                {listOf(options, props)}
              </optgroup>
            ))
          : listOf(rule.options, props)}
      </select>
    );
  }
  if (rule.kind === 'long')
    return <textarea {...control} rows={rule.required ? 3 : 2} autoComplete={autoComplete} className="control" />;
  if (rule.kind === 'tick') return null;
  return (
    <input
      {...control}
      type={inputTypes[rule.kind]}
      autoCapitalize={rule.kind === 'text' ? 'words' : undefined}
      autoComplete={autoComplete}
      enterKeyHint={enterKeyHint}
      className="control"
    />
  );
}

function listOf(values: readonly string[], { options }: Props) {
  return values.map((value) => (
    // Without a `value` that is its text.
    <option key={value} value={options?.[value] === value ? undefined : value}>
      {options?.[value] ?? value}
    </option>
  ));
}

type ChipsProps = Props & {
  values: readonly string[];
  className: string;
  control: ControlProps;
  /** The hint or error. */
  children: ReactNode;
};

/** A choice of which all options are shown, as radio buttons that look like chips. */
function Chips({ values, words, options, chips, className, control, children }: ChipsProps) {
  const { name, required, ...group } = control;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and only this role may be invalid
    <fieldset {...group} role="radiogroup" aria-required={required || undefined} className={className}>
      <legend>{words.label}</legend>
      <div className={chips}>
        {values.map((value, index) => (
          <label key={value}>
            {/* One required radio button makes the group required. */}
            <input type="radio" name={name} value={value} required={required && index === 0} />
            {options?.[value] ?? value}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
