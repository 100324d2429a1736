import styles from '../forms/hydrated.css?inline';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, NewsletterForm, styles);
