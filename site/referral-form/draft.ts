import { isSubmissionId, type ReferralSubmission } from '../../domain/referral.ts';

/** The half-filled form, kept in this browser until it is sent, cleared, or a week old. */
const key = 'referralDraft';
/** What was last handed to the chain, while it is not known to have arrived. */
const attemptKey = 'referralAttempt';
const lifetime = 7 * 24 * 60 * 60 * 1000;

export type Draft = Record<string, string>;

/** Keeps what has been typed. A browser without storage keeps nothing, and the form still works. */
export function keepDraft(form: HTMLFormElement, now: number): void {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== '' && name !== 'language');
  if (typed.length === 0) {
    forgetDraft();
    return;
  }
  const values = Object.fromEntries(typed);
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: now, values }));
  } catch {
    // Full or forbidden storage: the draft is a comfort, not a promise.
  }
}

/**
 * What was typed before, unless it is older than seven days.
 * @param now milliseconds since 1970
 */
export function keptDraft(now: number): Draft | null {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (now - savedAt <= lifetime) return values;
    forgetDraft();
  } catch {
    // Nothing kept, or nothing readable.
  }
  return null;
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key);
    localStorage.removeItem(attemptKey);
  } catch {
    // No storage, so no draft.
  }
}

/**
 * Remembers a submission on its way. When the tab is closed or reloaded before an answer comes, it may have arrived or not;
 * pressing submit once more must send the same one, not a second.
 */
export function keepAttempt(submission: ReferralSubmission): void {
  try {
    localStorage.setItem(attemptKey, JSON.stringify(submission));
  } catch {
    // As with the draft.
  }
}

export function keptAttempt(): ReferralSubmission | null {
  try {
    const kept = JSON.parse(localStorage.getItem(attemptKey) ?? 'null');
    return isSubmissionId(kept?.submissionId) ? kept : null;
  } catch {
    return null;
  }
}

/** Puts a draft back into the fields that are still empty: what the person has typed since then stays. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.value === ''
    ) {
      control.value = value;
    }
  }
}
