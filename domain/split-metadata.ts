import { districtOf } from './districts.ts';
import { isLanguage } from './languages.ts';
import { metadataFields, spamReason } from './spam.ts';

/**
 * Separates the metadata from a Firestore document that a browser has written.
 * @param document decoded fields; metadata of the wrong type is ignored, so that the referral is not lost
 * @returns the document without metadata, and what is known of its arrival by them
 */
export function splitMetadata<Value>(document: Record<string, Value>) {
  const isMetadata = (name: string) => (metadataFields as readonly string[]).includes(name);
  const rest = Object.fromEntries(Object.entries(document).filter(([name]) => !isMetadata(name)));
  const { language, place } = document as Record<string, unknown>;
  return {
    document: rest,
    language: isLanguage(language) ? language : null,
    suspicion: spamReason(document),
    place: districtOf(place) ?? undefined,
  };
}
