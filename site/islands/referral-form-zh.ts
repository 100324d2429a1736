import { referralForm } from '../../content/zh/referral-form.ts';
import { startReferralForm } from '../referral-form/start.ts';

export const start = (element: HTMLElement) => startReferralForm(element, referralForm);
