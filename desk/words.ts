import { useRouteLoaderData } from 'react-router';
import type { desk } from '../content/en/desk.ts';
import type { loader } from './desk-layout.tsx';

export type DeskWords = typeof desk;

/** The words of the desk in the page's language. They come with the page, so that browsers load those of one language only. */
export function useWords(): DeskWords {
  const loaded = useRouteLoaderData<typeof loader>('desk');
  if (!loaded) throw new Error('Only pages of the desk have its words');
  return loaded.words;
}

/** A sentence with its `{placeholders}` filled in. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, `${value}`), sentence);
}
