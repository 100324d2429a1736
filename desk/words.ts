import { useRouteLoaderData } from 'react-router';
import type { desk } from '../content/en/desk.ts';
import { neverCallActor } from '../domain/person.ts';
import { referrerActor } from '../domain/referrers.ts';

export type DeskWords = typeof desk;

/** The words of the desk in the page's language. They come with the page, so that browsers load those of one language only. */
export function useWords(): DeskWords {
  const loaded = useRouteLoaderData<{ words: DeskWords }>('desk');
  if (!loaded) throw new Error('Only pages of the desk have its words');
  return loaded.words;
}

/** Who did something: a member by name, and whoever referred the business by what they are. */
export function nameOfActor(actor: string, { history }: Pick<DeskWords, 'history'>): string {
  if (actor === neverCallActor) return history.neverCall;
  return actor === referrerActor ? history.referrer : actor || history.former;
}
