/** A field no person sees; what fills it is not a person. */
export const honeypotField = 'website';

/**
 * Milliseconds between opening a page and submitting its form below which nobody has typed it. Low on purpose: a restored
 * draft, a password manager or a paste may fill a form at once, and a referral kept aside is answered later.
 */
export const minimumFillTime = 150;

/** What a browser tells about how a form was filled; travels beside the fields, and is never stored as one. */
export type FillingSigns = { website: string; elapsed: number };

/**
 * Why a submission is kept aside as suspected spam.
 * @param input the body of a call, where `elapsed` (ms) and the honeypot may be missing
 */
export function spamReason(input: Record<string, unknown>): 'honeypot' | 'too-fast' | null {
  if (typeof input[honeypotField] === 'string' && input[honeypotField] !== '') return 'honeypot';
  if (typeof input.elapsed === 'number' && input.elapsed < minimumFillTime) return 'too-fast';
  return null;
}
