import type { Params } from 'react-router';
import { isLanguage, type Language } from '../../domain/languages.ts';

/** The language of a resource route (`:language` in its path). @throws a 404 for anything else */
export function languageOf({ language }: Params): Language {
  if (isLanguage(language)) return language;
  throw new Response(null, { status: 404 });
}
