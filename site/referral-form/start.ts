import { createElement } from 'react';
import { hydrate } from '../islands/hydrate.ts';
import styles from './hydrated.css?inline';
import { ReferralForm, type ReferralFormProps } from './referral-form.tsx';
import type { ReferralWords } from './words.ts';

/** Hydrates the form with the words of the page's language, and adds the styles that only the hydrated form needs. */
export function startReferralForm(element: HTMLElement, words: ReferralWords): void {
  hydrate(element, (props: ReferralFormProps) => createElement(ReferralForm, { ...props, words }), styles);
}
