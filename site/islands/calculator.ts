import { Calculator } from '../calculator/calculator.tsx';
import styles from '../calculator/hydrated.css?inline';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, Calculator, styles);
