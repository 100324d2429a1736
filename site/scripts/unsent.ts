import { submissionsKey } from '../referral-form/submissions-key.ts';

/** On any page, sends the referrals that an earlier visit could only store on this device. Without any, no code is loaded. */
export function sendUnsentSoon(): void {
  try {
    if (!localStorage.getItem(submissionsKey)) return;
  } catch {
    return;
  }
  import('../referral-form/unsent.ts').then((unsent) => unsent.keepSending());
}
