import { pageSearch } from './page-search.ts';

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

/**
 * Runs something once: when an element is touched or focused, or when it is near the viewport after the visitor has scrolled.
 * An element that is visible from the start also needs a scroll, so that opening a page loads no further code.
 * @param now true when no scroll is needed
 */
function whenNear(element: HTMLElement, now: boolean, run: () => unknown): void {
  const done = new AbortController();
  const { signal } = done;
  const once = () => {
    observer.disconnect();
    done.abort();
    run();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && once(), {
    rootMargin: '300px',
  });
  const observe = () => observer.observe(element);
  if (now || scrollY > 0) observe();
  else addEventListener('scroll', observe, { once: true, passive: true, signal });
  // Not `pointerdown`: a mouse is over a button before it presses it, so the code is there in time for the click.
  for (const event of ['pointerover', 'focusin']) element.addEventListener(event, once, { signal });
  // The script may be loaded after the first touch.
  if (element.contains(document.activeElement)) once();
}
