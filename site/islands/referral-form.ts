import styles from '../referral-form/hydrated.css?inline';
import { ReferralForm } from '../referral-form/referral-form.tsx';
import { hydrate } from './hydrate.ts';

export function start(element: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  hydrate(element, ReferralForm);
}
