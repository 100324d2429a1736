/**
 * Sends what an earlier visit could only keep on this device. On any page, and after a glance at the list: where nothing
 * waits, nothing more is loaded.
 */
export function wakeOutbox(): void {
  try {
    if (!localStorage.getItem('referralSubmissions')) return;
  } catch {
    return;
  }
  const endpoints = JSON.parse(document.documentElement.dataset.endpoints ?? '{}');
  import('../referral-form/outbox.ts').then(({ keepSending }) => keepSending(endpoints));
}
