import { pageSearch } from './page-search.ts';
import { guardPlainForm, showInterrupted } from './plain-form.ts';

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
    const code = islands[island];
    if (code) whenNear(element, hasStored(storage) || pageSearch() !== '', loadUntilStarted(element, code));
  }
}

/** @returns what hydrates an element. When its code cannot be loaded, it is tried again whenever that may have changed. */
function loadUntilStarted(element: HTMLElement, code: Islands[string]) {
  const started = new AbortController();
  const isKept = guardPlainForm(element, started.signal);
  return async function load(event?: Event) {
    const loaded = await code().catch(() => null);
    if (loaded) {
      started.abort();
      loaded.start(element);
      return;
    }
    // Some browsers remember that a file failed, and a deployment may have removed it: then only the page can be loaded again.
    if (event && event.type !== 'focusin' && navigator.onLine && isKept()) location.reload();
    showInterrupted(started.signal);
    const again = new AbortController();
    const tryAgain = (next: Event) => {
      if (document.hidden) return;
      again.abort();
      load(next);
    };
    addEventListener('online', tryAgain, again);
    document.addEventListener('visibilitychange', tryAgain, again);
    element.addEventListener('focusin', tryAgain, again);
  };
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
