import styles from '../impact/hydrated.css?inline';
import { ImpactCalculator } from '../impact/impact-calculator.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, ImpactCalculator, styles);
