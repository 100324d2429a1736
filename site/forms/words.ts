import { forms as en } from '../../content/en/forms.ts';
import { forms as zh } from '../../content/zh/forms.ts';
import type { Fields, OptionLabels } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import type { FieldWords } from '../ui/field.tsx';

/** The texts that all forms share: problems of fields, marks. */
export const sharedWords: Record<Language, typeof en> = { en, zh };

/** The words of one form. A field without a label, or an option without one, does not compile. */
export type FormWords<F extends Fields> = {
  fields: { [Name in keyof F]: FieldWords };
  options: OptionLabels<F>;
  submit: string;
  submitting: string;
  success: { title: string; text: string; again?: string };
};
