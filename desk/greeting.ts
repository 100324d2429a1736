import { fill } from '../domain/texts.ts';
import type { RecordFacts } from './record-facts.ts';

/** The first words to a contact. The name of who referred them is not in it: the site promises that nobody is told (content/en/referral-faq.ts). */
export function greetingOf(
  { contact: { name }, referrer }: Pick<RecordFacts, 'contact' | 'referrer'>,
  business: string,
  words: { greeting: string; greetingWithoutReferrer: string },
): string {
  return fill(referrer ? words.greeting : words.greetingWithoutReferrer, { name, business });
}
