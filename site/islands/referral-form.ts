import { ReferralForm } from '../referral-form/referral-form.tsx';
import { hydrate } from './hydrate.ts';

export const start = (element: HTMLElement) => hydrate(element, ReferralForm);
