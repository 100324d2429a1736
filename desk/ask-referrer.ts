import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import type { CaseRecord } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { isSubmissionId, shortReference } from '../domain/referral.ts';
import { fill } from '../domain/texts.ts';
import type { RecordFacts } from './record-facts.ts';

/** A question to a referrer, to be sent by hand. */
export type Question = { subject: string; text: string };

/**
 * Asks who referred a business to check its number, in the language of their form. It says nothing of the contact, and of the business
 * only what they wrote themselves. Only for loaders, so that browsers need not load both languages.
 */
export function numberQuestion(
  { number, id, sent }: CaseRecord,
  { referrer }: Pick<RecordFacts, 'referrer'>,
  reader: Language,
): Question | null {
  if (number !== 'wrong' || !referrer) return null;
  const { subject, text } = { en, zh }[sent.language ?? reader].wrongNumber.question;
  const reference = isSubmissionId(id) ? shortReference(id) : id;
  const values = { name: referrer.name, business: sent.title, reference };
  return { subject: fill(subject, values), text: fill(text, values) };
}
