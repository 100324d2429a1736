import type { District } from './districts.ts';
import type { Language } from './languages.ts';

/** The name of the honeypot field. People do not see it, so only programs fill it in. */
export const honeypotField = 'website';

/**
 * Milliseconds between opening a page and submitting its form; a faster submission is suspected spam. The limit is low,
 * because a restored draft, a password manager or a paste fills in a form at once, and the team reads the quarantine later.
 */
export const minimumFillTime = 150;

/**
 * The metadata that a browser sends with a submission. It is stored beside the document and never in it.
 */
export type SubmissionMetadata = {
  language: Language;
  /** The value of the honeypot field. */
  website: string;
  /** Milliseconds from opening the page to pressing submit; unknown where the notes of a device are damaged. */
  elapsed?: number;
  /** The district of the poster by whose link they came. */
  place?: District | null;
  /** The SHA-256 of the secret of a private link, which stays on the device; in base64. Empty where it has none. */
  linkHash?: string | undefined;
};

/** The names of the metadata fields in a Firestore document that a browser writes. */
export const metadataFields = ['language', honeypotField, 'elapsed', 'place', 'linkHash'] as const;

/**
 * The reason why a submission is suspected spam and goes to quarantine; null when it is not.
 * @param input the body of a call, where `elapsed` (ms) and the honeypot may be missing
 */
export function spamReason(input: Record<string, unknown>): 'honeypot' | 'too-fast' | null {
  if (typeof input[honeypotField] === 'string' && input[honeypotField] !== '') return 'honeypot';
  if (typeof input.elapsed === 'number' && input.elapsed < minimumFillTime) return 'too-fast';
  return null;
}
