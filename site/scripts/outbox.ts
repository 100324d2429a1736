import { submissionsKey } from '../referral-form/storage-keys.ts';

/** Sends what an earlier visit could only keep on this device, on any page. Where nothing is kept, nothing is loaded. */
export function startOutbox(): void {
  try {
    if (!localStorage.getItem(submissionsKey)) return;
  } catch {
    return;
  }
  const endpoints = JSON.parse(document.documentElement.dataset.endpoints ?? '{}');
  import('../referral-form/outbox.ts').then((outbox) => outbox.keepSending(endpoints));
}
