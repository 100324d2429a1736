import { pageSearch } from './page-search.ts';
import { whenNear } from './when-near.ts';

/** How to load the code of each island, by the name on its element. */
export type Islands = Record<string, () => Promise<{ start(element: HTMLElement): void }>>;

/**
 * Hydrates each island of the page (`site/ui/island.tsx`) when a visitor touches it or scrolls near it. React is
 * loaded only then.
 */
export function startIslands(islands: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // What names no keys is wanted without a scroll: the language is always stored. A query may hold what the island should show.
    const { island = '', storage = 'language' } = element.dataset;
    whenNear(element, hasStored(storage) || pageSearch() !== '', () =>
      islands[island]?.().then((code) => code.start(element)),
    );
  }
}

/** Whether one of the keys is in this browser's storage. */
function hasStored(keys: string): boolean {
  try {
    return keys.split(' ').some((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));
  } catch {
    return false;
  }
}
