import type { ReferralSubmission } from '../../../domain/referral.ts';
import { submissionsKey as key } from '../submissions-key.ts';

/**
 * The submissions stored on this device; items that are not objects are skipped. A list that cannot be read is moved to
 * another key, never overwritten.
 * @throws when the browser has no storage
 */
export function submissionsOnDevice(): ReferralSubmission[] {
  const stored = localStorage.getItem(key);
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (Array.isArray(list)) return list.filter((item) => typeof item === 'object' && item !== null);
  } catch {
    // Not JSON: moved below.
  }
  // Removed first, because the browser may not have room for it twice.
  localStorage.removeItem(key);
  try {
    localStorage.setItem(`${key}.unreadable.${Date.now()}`, stored);
  } catch (error) {
    localStorage.setItem(key, stored);
    throw error;
  }
  return [];
}

/**
 * Call 3 (docs/spec.md §7): appends the submission to the list, once.
 * @throws when the browser has no storage, or it is full
 */
export function appendToDevice(submission: ReferralSubmission): Promise<void> {
  return withLock(() => {
    const others = submissionsOnDevice().filter(({ submissionId }) => submissionId !== submission.submissionId);
    localStorage.setItem(key, JSON.stringify([...others, submission]));
  });
}

/** Removes a submission from the list, once a store has confirmed it. */
export function removeFromDevice(submissionId: string): Promise<void> {
  return withLock(() => {
    const rest = submissionsOnDevice().filter((submission) => submission.submissionId !== submissionId);
    if (rest.length > 0) localStorage.setItem(key, JSON.stringify(rest));
    else localStorage.removeItem(key);
  });
}

/**
 * Changes the list under a lock: when two tabs read before either writes, the second write would undo the first, and a
 * referral would be lost. On plain http browsers have no Web Locks; then there is no lock.
 */
async function withLock(change: () => void): Promise<void> {
  if (navigator.locks) await navigator.locks.request(key, async () => change());
  else change();
}
