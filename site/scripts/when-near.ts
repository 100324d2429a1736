/**
 * Runs something once: when an element is touched or focused, or when it is near the viewport after the visitor has scrolled.
 * An element that is visible from the start also needs a scroll, so that opening a page loads no further code.
 * @param now true when no scroll is needed
 */
export function whenNear(element: HTMLElement, now: boolean, run: () => unknown): void {
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
