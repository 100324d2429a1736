import { isSubmissionId, type Referral, type ReferralSubmission, submissionOf } from '../../domain/referral.ts';

/** What was last given to the chain and is not known to have arrived; kept while the tab lives, and in local storage. */
const key = 'referralAttempt';
let inMemory: ReferralSubmission | null = null;

/**
 * The submission of these values. Pressing submit again with nothing changed gives the same submission, also after the tab was
 * closed or reloaded before an answer came: a late first write must not become a second referral.
 */
export function submissionFor(referral: Referral): ReferralSubmission {
  const last = readAttempt();
  const next = submissionOf(referral, Date.now(), crypto.getRandomValues(new Uint8Array(8)));
  const { submissionId, submissionDate, submissionTimestamp } = last ?? next;
  const again = { ...referral, submissionId, submissionDate, submissionTimestamp };
  const submission = JSON.stringify(last) === JSON.stringify(again) ? again : next;
  keepAttempt(submission);
  return submission;
}

/** Once it has arrived or is kept on the device, or the person starts over. */
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

function readAttempt(): ReferralSubmission | null {
  if (inMemory) return inMemory;
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSubmissionId(kept?.submissionId) ? kept : null;
  } catch {
    return null;
  }
}
