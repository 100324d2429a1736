import { useParams } from 'react-router';
import { deskSignIn as en } from '../../content/en/desk-sign-in.ts';
import { deskSignIn as zh } from '../../content/zh/desk-sign-in.ts';
import { isLanguage, type Language } from '../../domain/languages.ts';

const words: Record<Language, typeof en> = { en, zh };

export type ProblemCode = keyof typeof en.problems;

/** The words of signing in and the page's language, from its address. */
export function useSignInWords(): { words: typeof en; language: Language; to: (path: string) => string } {
  const { language: segment } = useParams();
  const language = isLanguage(segment) ? segment : 'en';
  return { words: words[language], language, to: (path) => `/${language}/desk${path}` };
}
