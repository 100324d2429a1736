import type { Filter } from '../domain/desk.ts';
import { isLanguage, type Language, languages } from '../domain/languages.ts';

/** The text of a field, without spaces around it; empty when it was not sent. */
export function textOf(form: Pick<FormData, 'get'>, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A language from a field; English when it is none. */
export function languageIn(form: FormData, name: string): Language {
  const value = form.get(name);
  return isLanguage(value) ? value : languages[0];
}

/** What a passkey gave, or undefined without JavaScript or when it is not JSON; the server checks the rest. */
export function credentialIn(form: FormData): unknown {
  try {
    return JSON.parse(textOf(form, 'credential'));
  } catch {
    return undefined;
  }
}

/** The code in what a person pasted: the code itself, or the whole link. */
export function codeIn(form: FormData): string {
  return textOf(form, 'code').split('#').at(-1) ?? '';
}

const names = ['q', 'need', 'stage', 'owner', 'collection', 'district', 'type', 'via', 'from', 'to'] as const;

/** The filter in the address of a list or in a form; empty fields are left out, because a form sends every field. */
export function filterOf(parameters: Pick<FormData, 'get'>): Filter {
  const given = names.map((name) => [name, textOf(parameters, name)]).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as Filter;
}
