import styles from '../forms/hydrated.css?inline';
import { PartnershipForm } from '../forms/partnership-form.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, PartnershipForm, styles);
