import { districtOf } from './districts.ts';
import { isLanguage } from './languages.ts';
import { metadataFields, spamReason } from './spam.ts';

export const linkHashPattern = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Separates the metadata from a Firestore document that a browser has written.
 * @param document decoded fields; metadata of the wrong type is ignored, so that the referral is not lost
 * @returns the document without metadata, and what is known of its arrival by them
 */
export function splitMetadata<Value>(document: Record<string, Value>) {
  const isMetadata = (name: string) => (metadataFields as readonly string[]).includes(name);
  const rest = Object.fromEntries(Object.entries(document).filter(([name]) => !isMetadata(name)));
  const { language } = document as Record<string, unknown>;
  const known = isLanguage(language) ? language : null;
  return { document: rest, language: known, suspicion: spamReason(document), ...originOf(document) };
}

/** By which poster, and from which device, a document came. What is not as it should be is ignored. */
export function originOf({ place, linkHash }: Record<string, unknown>) {
  const isHash = typeof linkHash === 'string' && linkHashPattern.test(linkHash);
  return { place: districtOf(place) ?? undefined, linkHash: isHash ? linkHash : undefined };
}
