/**
 * Runs something once, when an element comes near the viewport or is touched, whichever is first.
 * @param element what is being approached
 */
export function whenNear(element: HTMLElement, run: () => void): void {
  const done = new AbortController();
  const once = () => {
    near.disconnect();
    done.abort();
    run();
  };
  const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && once(), {
    rootMargin: '300px',
  });
  near.observe(element);
  for (const event of ['pointerdown', 'focusin']) element.addEventListener(event, once, { signal: done.signal });
}
