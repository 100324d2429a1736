import type { ReferralSubmission } from '../../../domain/referral.ts';

/** The key of the list in local storage (docs/spec.md §7, call 3). */
const key = 'referralSubmissions';

/** What waits on this device. A list that cannot be read is moved aside under a key of its own, never overwritten. */
export function waitingOnDevice(): ReferralSubmission[] {
  const stored = localStorage.getItem(key);
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (Array.isArray(list)) return list;
  } catch {
    // Falls through: kept aside below.
  }
  localStorage.setItem(`${key}.unreadable.${Date.now()}`, stored);
  localStorage.removeItem(key);
  return [];
}

/**
 * Call 3 (docs/spec.md §7): appends the submission to the list, once.
 * @throws when the browser has no storage, or no room in it
 */
export function appendToDevice(submission: ReferralSubmission): Promise<void> {
  return inTurn(() => {
    const others = waitingOnDevice().filter(({ submissionId }) => submissionId !== submission.submissionId);
    localStorage.setItem(key, JSON.stringify([...others, submission]));
  });
}

/** Takes a submission off the list, once a store has confirmed it. */
export function removeFromDevice(submissionId: string): Promise<void> {
  return inTurn(() => {
    const rest = waitingOnDevice().filter((submission) => submission.submissionId !== submissionId);
    if (rest.length > 0) localStorage.setItem(key, JSON.stringify(rest));
    else localStorage.removeItem(key);
  });
}

/**
 * Changes the list while no other tab does: of two that read before either writes, the second would undo the first, and a
 * referral would be lost. Browsers have no locks on plain http.
 */
async function inTurn(change: () => void): Promise<void> {
  if (navigator.locks) await navigator.locks.request(key, async () => change());
  else change();
}
