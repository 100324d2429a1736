import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ReferralForm } from './referral-form.tsx';

/** React takes over the prerendered form; its props stand as JSON on the element. */
export function wake(element: HTMLElement) {
  hydrateRoot(element, createElement(ReferralForm, JSON.parse(element.dataset.props ?? '{}')));
}
