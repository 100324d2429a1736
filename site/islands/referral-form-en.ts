import { referralForm } from '../../content/en/referral-form.ts';
import { startReferralForm } from '../referral-form/start.ts';

export const start = (element: HTMLElement) => startReferralForm(element, referralForm);
