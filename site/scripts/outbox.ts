import { submissionsKey } from '../referral-form/storage-keys.ts';

/** On any page, sends the referrals that an earlier visit could only store on this device. Without any, no code is loaded. */
export function startOutbox(): void {
  try {
    if (!localStorage.getItem(submissionsKey)) return;
  } catch {
    return;
  }
  // Not on the page when all are ours.
  const ours = { apiOrigin: '', firestoreProjectId: '', firestoreApiKey: '' };
  const endpoints = { ...ours, ...JSON.parse(document.documentElement.dataset.endpoints ?? '{}') };
  import('../referral-form/outbox.ts').then((outbox) => outbox.keepSending(endpoints));
}
