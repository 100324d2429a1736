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
  // A value is not read again: the name of a business may have braces or `$&` in it.
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}
