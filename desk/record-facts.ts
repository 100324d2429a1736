import { deskFiles as en } from '../content/en/desk-files.ts';
import { deskFiles as zh } from '../content/zh/desk-files.ts';
import { personName } from '../domain/cases/case-summary.ts';
import type { CaseRecord } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import { labelOf, labelOfAny, labelOfField } from './labels.ts';

/** Shown as the title of the page, and its reference and time. */
const shownElsewhere = ['businessName', 'submissionId', 'submissionDate'];

/** A document in the terms of the record page, the same for every form. Empty texts are not shown. */
export type RecordFacts = {
  contact: { name: string; position: string; phone: string; email: string };
  /** What was said or written, and what else there is. */
  mainText: string;
  moreText: string;
  bestTime: string;
  address: string;
  district: string;
  type: string;
  surplus: string;
  referrer: { name: string; phone: string; email: string; relationship: string } | null;
  /** The fields that have no place above, such as one added to the form after this page was written; and by which poster it came. */
  others: { name: string; value: string }[];
};

/** What a member sees of a document, with the labels of its options in the member's language. */
export function recordFacts(record: CaseRecord, language: Language): RecordFacts {
  const read = new Set(shownElsewhere);
  const text = (name: string) => {
    read.add(name);
    const value = record.document[name];
    return typeof value === 'string' ? value : '';
  };
  const facts = factsOf(
    record.collection,
    text,
    (field, name = field) => text(name) && labelOf(field, text(name), language),
  );
  const others = Object.keys(record.document)
    .filter((name) => !read.has(name) && text(name))
    .map((name) => ({ name: labelOfField(name, language), value: labelOfAny(name, text(name), language) }));
  const { place } = record;
  if (place)
    others.push({ name: { en, zh }[language].cases.place, value: labelOf('businessDistrict', place, language) });
  return { ...facts, others };
}

type Text = (name: string) => string;
/** The label of an option; `name` is the field of the document, where it has another name. */
type Label = (field: Parameters<typeof labelOf>[0], name?: string) => string;

function factsOf(collection: CaseRecord['collection'], text: Text, label: Label): Omit<RecordFacts, 'others'> {
  const facts = {
    contact: { name: text('contactName'), position: '', phone: '', email: text('email') },
    mainText: '',
    moreText: '',
    bestTime: '',
    address: '',
    district: '',
    type: label('businessType'),
    surplus: '',
    referrer: null,
  };
  if (collection === 'messages') {
    facts.contact.name = personName(text('firstName'), text('lastName'));
    return { ...facts, mainText: text('message') };
  }
  if (collection === 'partnerships') {
    facts.contact.phone = text('phone');
    const district = label('businessDistrict', 'district');
    return { ...facts, mainText: text('notes'), district, surplus: label('surplus') };
  }
  // What a member wrote down may have come from nobody else.
  const referrer = {
    name: personName(text('referrerFirstName'), text('referrerLastName')),
    phone: text('referrerPhone'),
    email: text('referrerEmail'),
    relationship: label('relationshipToContact'),
  };
  return {
    ...facts,
    contact: {
      name: text('contactName'),
      position: label('contactPosition'),
      phone: text('contactPhone'),
      email: text('contactEmail'),
    },
    mainText: text('conversationNotes'),
    moreText: text('additionalNotes'),
    bestTime: label('bestTimeToCall'),
    address: text('businessAddress'),
    district: label('businessDistrict'),
    referrer: referrer.name || referrer.phone || referrer.email ? referrer : null,
  };
}
