import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import type { Language } from '../domain/languages.ts';

export type DeskWords = typeof en;

/** The words of the desk in each language. */
export const deskWords: Record<Language, DeskWords> = { en, zh };

/** A sentence with its `{placeholders}` filled in. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, `${value}`), sentence);
}
