import { isSubmissionId, type Referral, type ReferralSubmission, submissionOf } from '../../domain/referral.ts';

/** The last submission that is not known to have arrived; kept in memory and in local storage. */
const key = 'referralAttempt';
let inMemory: ReferralSubmission | null = null;

/**
 * The submission of these values. Submitting the same values again gives the same submission, also after the tab was closed
 * or reloaded before a response: a first write that arrives late must not become a second referral.
 */
export function submissionFor(referral: Referral): ReferralSubmission {
  const last = lastAttempt();
  const next = submissionOf(referral, Date.now(), crypto.getRandomValues(new Uint8Array(8)));
  const { submissionId, submissionDate, submissionTimestamp } = last ?? next;
  const again = { ...referral, submissionId, submissionDate, submissionTimestamp };
  const submission = JSON.stringify(last) === JSON.stringify(again) ? again : next;
  keepAttempt(submission);
  return submission;
}

/** Called after it has arrived or is stored on the device, or when the form is cleared. */
export function forgetAttempt(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // No storage.
  }
}

function keepAttempt(submission: ReferralSubmission): void {
  inMemory = submission;
  try {
    localStorage.setItem(key, JSON.stringify(submission));
  } catch {
    // Full or forbidden storage.
  }
}

/** The last submission that is not known to have arrived. */
export function lastAttempt(): ReferralSubmission | null {
  if (inMemory) return inMemory;
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSubmissionId(kept?.submissionId) ? kept : null;
  } catch {
    return null;
  }
}
