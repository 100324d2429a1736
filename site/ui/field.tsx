import type { ReactNode } from 'react';

/** A field of a form's table in `domain/`, which this folder may not import. */
export type FieldRule =
  | { kind: 'text' | 'tel' | 'email' | 'long' | 'tick'; required: boolean }
  | { kind: 'option'; required: boolean; options: readonly string[] };

export type FieldWords = { label: string; hint: string };

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
  choose?: string;
  /** The mark of an optional field. */
  optional: string;
  autoComplete?: string;
  error?: string;
  /** Takes the place of the hint: what may be wrong, but is not an error. */
  doubt?: string;
  className?: string;
};

const inputTypes = { text: 'text', email: 'email', tel: 'tel' } as const;

/** A field of a form with its label, control, hint and error, connected for assistive technology. */
export function Field(props: Props) {
  const { form, name, rule, words, error, className } = props;
  const hintText = error ? '' : (props.doubt ?? words.hint);
  const id = `${form}-${name}`;
  const control = {
    id,
    name,
    required: rule.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${hintText ? `${id}-hint ` : ''}${id}-error`,
  };
  // An error takes its place: both would say the same, in twice the height.
  const hint = hintText && (
    <p id={`${id}-hint`} className={`text-sm ${props.doubt ? 'font-medium' : 'text-soft'}`}>
      {hintText}
    </p>
  );
  const problem = (
    <p id={`${id}-error`} className="text-sm font-medium text-hot empty:hidden">
      {error}
    </p>
  );
  if (rule.kind === 'tick') {
    return (
      <div className={className}>
        <label className="flex gap-3">
          <input {...control} type="checkbox" className="mt-1 size-5 shrink-0 appearance-auto" />
          <span>{words.label}</span>
        </label>
        <div className="mt-1 pl-8">
          {hint}
          {problem}
        </div>
      </div>
    );
  }
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ''}`}>
      <label htmlFor={id} className="font-medium">
        {words.label}
        {/* The space is for screen readers and text browsers. */}
        {!rule.required && ' '}
        {!rule.required && <span className="ml-1 text-xs font-normal text-soft">{props.optional}</span>}
      </label>
      {/* The hint is below, so that the controls of a row are aligned whether or not both have a hint. */}
      {controlOf(props, control)}
      {hint}
      {problem}
    </div>
  );
}

function controlOf(props: Props, control: { id: string }): ReactNode {
  const { rule, groups, choose, autoComplete } = props;
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
  if (rule.kind === 'long') return <textarea {...control} rows={3} autoComplete={autoComplete} className="control" />;
  if (rule.kind === 'tick') return null;
  return (
    <input
      {...control}
      type={inputTypes[rule.kind]}
      autoCapitalize={rule.kind === 'text' ? 'words' : undefined}
      autoComplete={autoComplete}
      className="control"
    />
  );
}

function listOf(values: readonly string[], { options }: Props) {
  return values.map((value) => (
    <option key={value} value={value}>
      {options?.[value] ?? value}
    </option>
  ));
}
