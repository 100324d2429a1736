import { forms as en } from '../../content/en/forms.ts';
import { forms as zh } from '../../content/zh/forms.ts';
import type { FieldLabels, Fields, OptionLabels } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';

/** The texts that all forms share: problems of fields, marks. */
export const sharedWords: Record<Language, typeof en> = { en, zh };

/** The words of one form. */
export type FormWords<F extends Fields> = {
  fields: FieldLabels<F>;
  options: OptionLabels<F>;
  submit: string;
  submitting: string;
  success: { title: string; text: string; again?: string };
};
