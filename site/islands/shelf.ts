import { Shelf } from '../shelf/shelf.tsx';
import styles from '../shelf/styles/shelf.css?inline';
import { hydrate } from './hydrate.ts';

/** The styles come with the code, because nothing of the street is in the page. */
export const start = (element: HTMLElement) => hydrate(element, Shelf, styles);
