type Island = { wake(element: HTMLElement): void };

/**
 * Wakes each island of the page when it comes near the viewport or is touched, whichever is first.
 * @param loaders the code of each island, by the name on its element
 */
export function wakeIslands(loaders: Record<string, () => Promise<Island>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = loaders[element.dataset.island ?? ''];
    if (!load) continue;
    const done = new AbortController();
    const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
      rootMargin: '300px',
    });
    const wake = () => {
      near.disconnect();
      done.abort();
      load().then((island) => island.wake(element));
    };
    near.observe(element);
    for (const event of ['pointerdown', 'focusin']) element.addEventListener(event, wake, { signal: done.signal });
  }
}
