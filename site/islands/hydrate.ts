import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island (`site/ui/island.tsx`) with the props on its element. */
export function hydrate(element: HTMLElement, component: ComponentType<never>): void {
  hydrateRoot(element, createElement(component, JSON.parse(element.dataset.props ?? '{}')));
}
