import { useRouteLoaderData } from 'react-router';
import type { Counts } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import type { Member } from '../domain/sign-in.ts';
import { dayText, timeText } from './time.ts';
import { useWords } from './words.ts';

/** What the components of one page share. */
export type DeskPage = {
  language: Language;
  /** Milliseconds since 1970, from the server. */
  now: number;
  member: Member;
  counts: Counts;
  /** Whether the member has signed in recently enough for what cannot be taken back. */
  isFresh: boolean;
};

/** What the components of a page need: its words, addresses and times; only inside `member-layout.tsx`. */
export function useDesk() {
  const page = useRouteLoaderData<DeskPage>('member');
  const words = useWords();
  if (!page) throw new Error('Only pages of a member know the desk');
  return {
    ...page,
    words,
    to: (path: string) => `/${page.language}/desk${path}`,
    /** A moment in milliseconds since 1970, as people say it: `21:00 today`. */
    timeOf: (at: number) => timeText(at, page.now, words),
    dayOf: (at: number) => dayText(at, page.now, words.clock),
  };
}
