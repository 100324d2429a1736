import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island (`site/ui/island.tsx`) with the props on its element. When the component throws, React removes the island
 * from the page; then the plain HTML is put back, with what was typed, and posts to the server as without JavaScript.
 * @param styles those that only the hydrated island needs: they come with its code, not with the page
 */
export function hydrate(element: HTMLElement, component: ComponentType<never>, styles?: string): void {
  if (styles) adopt(styles);
  const plain = [...element.childNodes];
  const root = hydrateRoot(element, createElement(component, JSON.parse(element.dataset.props ?? '{}')), {
    onUncaughtError(error) {
      console.error(error);
      // React is still at work here, and a root may not be unmounted meanwhile.
      setTimeout(() => {
        root.unmount();
        element.replaceChildren(...plain);
        // The styles show all of a form that is in no island.
        delete element.dataset.island;
        for (const form of element.querySelectorAll('form')) form.noValidate = false;
        for (const button of element.querySelectorAll('button')) button.disabled = false;
      });
    },
  });
}

/** Adds styles to the page. */
export function adopt(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
