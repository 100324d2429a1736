import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import type { CaseRecord } from '../domain/desk.ts';
import { type Language, otherLanguage } from '../domain/languages.ts';
import { isSubmissionId, shortReference } from '../domain/referral.ts';
import { fill } from '../domain/texts.ts';
import type { RecordFacts } from './record-facts.ts';

type Facts = Pick<RecordFacts, 'contact' | 'referrer'>;

/** What a member can send to the people of a case as it is: first in the language of the person, then in the other one. */
export type Greeting = { language: Language; text: string };

/**
 * The first words to a contact. They name who referred them only where that person agreed: `content/en/referral-faq.ts` promises that
 * we do not tell otherwise. Only for loaders, so that browsers need not load the words of both languages.
 */
export function greetingsOf(record: CaseRecord, facts: Facts, reader: Language): Greeting[] {
  const language = record.language ?? reader;
  return [language, otherLanguage(language)].map((one) => ({ language: one, text: greetingOf(record, facts, one) }));
}

function greetingOf({ title, agreedAt }: CaseRecord, { contact, referrer }: Facts, language: Language): string {
  const { greetings } = { en, zh }[language];
  const named = agreedAt === null ? greetings.referred : greetings.named;
  const text = referrer ? named : greetings.own;
  return fill(text, { name: contact.name, business: title, referrer: referrer?.name ?? '' });
}

/** The subject of a mail to each person of a case, in their language. */
export function subjectsOf(record: CaseRecord, reader: Language): { contact: string; referrer: string } {
  const { collection, title, id } = record;
  const { subjects } = { en, zh }[record.language ?? reader];
  const reference = isSubmissionId(id) ? shortReference(id) : id;
  return { contact: fill(subjects[collection], { title }), referrer: fill(subjects.referrer, { title, reference }) };
}
