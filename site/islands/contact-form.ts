import { ContactForm } from '../forms/contact-form.tsx';
import styles from '../forms/hydrated.css?inline';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, ContactForm, styles);
