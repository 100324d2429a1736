import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import { phoneKey } from '../domain/cases/case-summary.ts';
import type { CaseRecord } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { isSubmissionId, shortReference, statusPath } from '../domain/referral.ts';
import { fill, foldText } from '../domain/texts.ts';
import type { RecordFacts } from './record-facts.ts';

/** A question to a referrer, to be sent by hand. */
export type Question = { subject: string; text: string };

/** True for a text to a referrer that has the name or the number of the contact. */
export function namesContact(text: string, { document }: Pick<CaseRecord, 'document'>): boolean {
  const [name, phone] = [document.contactName, document.contactPhone].map((value) => `${value ?? ''}`) as [
    string,
    string,
  ];
  const isWhole = name !== '' && foldText(text).includes(foldText(name));
  // Of a Latin name each word, but for titles; 'Chan' is not in 'change'.
  const words = name.split(/[^\p{L}]+/u).filter((word) => /^\p{Script=Latin}{3,}$/u.test(word) && word !== 'Mrs');
  const isPart = words.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text));
  const digits = foldText(text).replaceAll(/\D/g, '');
  return isWhole || isPart || (phoneKey(phone) !== '' && digits.includes(phoneKey(phone)));
}

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
