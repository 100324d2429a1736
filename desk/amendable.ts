import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import { type AmendableField, amendableField, amendableFields } from '../domain/cases/amendments.ts';
import { hasCase } from '../domain/cases/case.ts';
import type { CaseRecord } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { fieldsOfHalf } from '../domain/personal-data.ts';
import { labelOfAny } from './labels.ts';

/** A field of the form in which a member corrects what was sent. */
export type CorrectableField = {
  name: AmendableField;
  label: string;
  value: string;
  kind: 'text' | 'tel' | 'email' | 'long' | 'option';
  isRequired: boolean;
  /** The values that may be chosen, with their labels; none where it is written. */
  options: readonly (readonly [value: string, label: string])[];
};

/** What can be corrected of a record, with its present values. Only for loaders, so that browsers need not load the code. */
export function correctableFields(
  { collection, stage, erasedHalf, ...record }: CaseRecord,
  reader: Language,
): CorrectableField[] {
  if (!hasCase(collection) || stage === 'erased') return [];
  const values: CaseRecord['document'] = { ...record.document, language: record.language ?? '' };
  const gone = erasedHalf ? fieldsOfHalf(erasedHalf) : [];
  return amendableFields[collection].flatMap((name) => {
    const field = amendableField(collection, name);
    if (!field || field.kind === 'tick' || gone.includes(name)) return [];
    const options = field.kind === 'option' ? field.options : [];
    return {
      name,
      label: labelOfAmendable(name, reader),
      value: `${values[name] ?? ''}`,
      kind: field.kind,
      isRequired: field.required,
      options: options.map((value) => [value, labelOfAmended(name, value, reader)] as const),
    };
  });
}

/** The name of a field, as the form and the history have it. */
export function labelOfAmendable(name: AmendableField, reader: Language): string {
  return { en, zh }[reader].amend.fields[name];
}

/** A value of a field, with the label of an option. */
export function labelOfAmended(name: AmendableField, value: string, reader: Language): string {
  const languages: Readonly<Record<string, string>> = { en, zh }[reader].amend.languages;
  return name === 'language' ? (languages[value] ?? value) : labelOfAny(name, value, reader);
}
