import { isLanguage, type Language, languages } from '../../domain/languages.ts';

/** The text of a field; empty when it was not sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
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
  return textOf(form, 'code').trim().split('#').at(-1) ?? '';
}
