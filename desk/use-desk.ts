import { createContext, useContext } from 'react';
import type { Language } from '../domain/languages.ts';
import type { Member } from '../domain/sign-in.ts';
import { type DeskWords, useWords } from './words.ts';

/** What the components of one page share. */
export type DeskPage = {
  language: Language;
  /** Milliseconds since 1970, from the server. */
  now: number;
  member: Member;
};

export const DeskPageContext = createContext<DeskPage | null>(null);

/** The page's language and words, the present time and the member; only inside `member-layout.tsx`. */
export function useDesk(): DeskPage & { words: DeskWords; to: (path: string) => string } {
  const page = useContext(DeskPageContext);
  const words = useWords();
  if (!page) throw new Error('Only pages of a member know the desk');
  return { ...page, words, to: (path) => `/${page.language}/desk${path}` };
}
