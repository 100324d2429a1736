import { fill } from '../domain/texts.ts';
import type { RecordFacts } from './record-facts.ts';

/**
 * The first words to a contact, without the name of who referred them: `content/en/referral-faq.ts` promises that it is not told.
 * @param words those of a record's page
 */
export function greetingOf(
  { contact: { name }, referrer }: Pick<RecordFacts, 'contact' | 'referrer'>,
  business: string,
  words: { greeting: string; greetingWithoutReferrer: string },
): string {
  return fill(referrer ? words.greeting : words.greetingWithoutReferrer, { name, business });
}
