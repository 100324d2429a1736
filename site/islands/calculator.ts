import { Calculator } from '../calculator/calculator.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, Calculator);
