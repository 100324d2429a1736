import { whenNear } from './when-near.ts';

type Island = { wake(element: HTMLElement): void };

/**
 * Wakes each island of the page when someone comes near it.
 * @param loaders the code of each island, by the name on its element
 */
export function wakeIslands(loaders: Record<string, () => Promise<Island>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = loaders[element.dataset.island ?? ''];
    if (load) whenNear(element, () => load().then((island) => island.wake(element)));
  }
}
