import { isLanguage, type Language } from './languages.ts';

/** A field that people do not see. Whoever fills it in is a program. */
export const honeypotField = 'website';

/**
 * Milliseconds between opening a page and submitting its form below which nobody has typed it. Low on purpose: a restored
 * draft, a password manager or a paste may fill a form at once, and a referral in quarantine is answered later.
 */
export const minimumFillTime = 150;

/**
 * What a browser tells about a submission besides its fields. It is stored in the submission's metadata and never in the
 * document itself.
 */
export type SubmissionMetadata = {
  language: Language;
  /** The value of the honeypot field. */
  website: string;
  /** Milliseconds from opening the page to pressing submit; unknown for a referral that an older page has kept. */
  elapsed?: number;
};

/** The names under which the metadata travels beside the fields of a Firestore document. */
export const metadataFields = ['language', honeypotField, 'elapsed'] as const;

/**
 * Why a submission goes to quarantine as suspected spam.
 * @param input the body of a call, where `elapsed` (ms) and the honeypot may be missing
 */
export function spamReason(input: Record<string, unknown>): 'honeypot' | 'too-fast' | null {
  if (typeof input[honeypotField] === 'string' && input[honeypotField] !== '') return 'honeypot';
  if (typeof input.elapsed === 'number' && input.elapsed < minimumFillTime) return 'too-fast';
  return null;
}

/**
 * Separates the metadata from a Firestore document that a browser has written.
 * @param document decoded fields; metadata of the wrong type is ignored, because it must never cost a referral
 * @returns the document without metadata, the language it tells, and why it is suspected spam
 */
export function splitMetadata<Value>(document: Record<string, Value>) {
  const isMetadata = (name: string) => (metadataFields as readonly string[]).includes(name);
  const rest = Object.fromEntries(Object.entries(document).filter(([name]) => !isMetadata(name)));
  const { language } = document as Record<string, unknown>;
  return { document: rest, language: isLanguage(language) ? language : null, suspicion: spamReason(document) };
}
