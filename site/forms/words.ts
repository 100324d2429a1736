import { forms as en } from '../../content/en/forms.ts';
import { forms as zh } from '../../content/zh/forms.ts';
import type { Language } from '../../domain/languages.ts';
import type { FieldWords } from '../ui/field.tsx';

export type SharedWords = typeof en;

/** What every form says alike: problems of fields, failures, marks. */
export const sharedWords: Record<Language, SharedWords> = { en, zh };

/** The words of one form. */
export type FormWords = {
  fields: Record<string, FieldWords>;
  submit: string;
  submitting: string;
  success: { title: string; text: string; again?: string };
};
