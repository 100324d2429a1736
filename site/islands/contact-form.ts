import { ContactForm } from '../forms/contact-form.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, ContactForm);
