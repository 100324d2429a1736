import type { CorrectableField } from '../amendable.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { VerbButton, VerbForm } from './verb-form.tsx';

/** Corrects what was sent: a form for each field, so that Enter saves the one in which it is pressed. */
export function Amend() {
  const { correctable, record } = useRecord();
  const { amend: text } = useDesk().words;
  if (correctable.length === 0) return null;
  return (
    <details className="desk-verb" name="verb">
      <summary className="desk-summary">{text.title}</summary>
      <p className="py-2 text-sm">{text.text}</p>
      {correctable.map((field) => (
        // With the value, so that the form shows the present one after a correction.
        <details key={`${field.name} ${field.value}`} name={`amend ${record.id}`}>
          <summary className="desk-summary flex min-h-10 items-center gap-2">
            <span className="text-soft">{field.label}</span>
            <span className="wrap-anywhere">{labelOf(field)}</span>
          </summary>
          <VerbForm className="mb-4 grid gap-2">
            <label className="desk-label" htmlFor={`amend-${field.name}`}>
              {field.label}
              <Control field={field} />
            </label>
            <label className="flex items-baseline gap-2">
              <input type="checkbox" name="isAsked" />
              {text.isAsked}
            </label>
            <VerbButton verb={`amend:${field.name}`} className="desk-button-quiet justify-self-start">
              {text.save}
            </VerbButton>
          </VerbForm>
        </details>
      ))}
    </details>
  );
}

function labelOf({ value, options }: CorrectableField): string {
  return options.find(([known]) => known === value)?.[1] ?? value;
}

function Control({ field: { name, kind, value, isRequired, options } }: { field: CorrectableField }) {
  const props = {
    id: `amend-${name}`,
    name: 'value',
    defaultValue: value,
    required: isRequired,
    className: 'desk-control',
  };
  if (kind === 'long') return <textarea rows={3} {...props} />;
  if (kind !== 'option') return <input type={kind} autoComplete="off" {...props} />;
  return (
    <select {...props}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
