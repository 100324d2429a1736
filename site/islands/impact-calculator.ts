import { ImpactCalculator } from '../impact/impact-calculator.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, ImpactCalculator);
