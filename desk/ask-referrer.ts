import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import type { CaseRecord } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { isSubmissionId, shortReference, statusPath } from '../domain/referral.ts';
import { fill } from '../domain/texts.ts';
import type { RecordFacts } from './record-facts.ts';

/** A question to a referrer, to be sent by hand. */
export type Question = { subject: string; text: string };

/**
 * Asks who referred a business to check its number, or for a better hour, in the language of their form. It says nothing of the contact, and
 * of the business only what they wrote themselves. Only for loaders, so that browsers need not load both languages.
 * @param origin where the page is on which they may answer
 */
export function questionFor(
  { question, number, id, sent }: CaseRecord,
  { referrer }: Pick<RecordFacts, 'referrer'>,
  reader: Language,
  origin: string,
): Question | null {
  if (!question || number === 'never' || !referrer) return null;
  const language = sent.language ?? reader;
  const { subject, text, why } = { en, zh }[language].askReferrer;
  const reference = isSubmissionId(id) ? shortReference(id) : id;
  const link = `${origin}${statusPath(language, { reference })}`;
  const values = { name: referrer.name, business: sent.title, reference, why: why[question], link };
  return { subject: fill(subject, values), text: fill(text, values) };
}
