import { Shelf } from '../shelf/shelf.tsx';
import styles from '../shelf/styles/shelf.css?inline';
import { hydrate } from './hydrate.ts';

/** The styles come with the code, because nothing of the street is in the page. */
export function start(element: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  hydrate(element, Shelf);
}
