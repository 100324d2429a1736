import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { CaseRow } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';

const kept = new Map<string, unknown>();
/** Each of the lists brings some records. */
const mostKept = 300;

/**
 * The data of a page, or those that it had before where there is no network: a page that cannot be loaded again in a lift must not
 * be replaced by an error.
 * @param key of the route and its address
 */
export async function dataOrKept<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  try {
    const data = await load();
    keepData(key, data);
    return data;
  } catch (error) {
    if (isNetworkError(error) && kept.has(key)) return kept.get(key) as Data;
    throw error;
  }
}

/** Keeps what came with the data of another page. In memory only, so that nothing of it is left in a browser that was signed out. */
export function keepData(key: string, data: unknown) {
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, data);
}

/** Under which a record is kept, from whichever list it was opened. */
export function recordKey(language: Language, { collection, id }: Pick<CaseRow, 'collection' | 'id'>): string {
  return `${language} ${collection}/${id}`;
}

/** What `fetch` throws where nothing answers, or React Router where the network goes in the middle of an answer. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}

/**
 * Loads a page again also when its action was refused: who was slower than a colleague sees what the colleague did, and who has the
 * page of a colleague gets their own.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 403 || actionStatus === 409;
}
