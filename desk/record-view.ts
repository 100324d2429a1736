import { personName } from '../domain/case-summary.ts';
import type { CaseRecord } from '../domain/desk.ts';

type Label = (
  field:
    | 'businessType'
    | 'businessDistrict'
    | 'contactPosition'
    | 'bestTimeToCall'
    | 'relationshipToContact'
    | 'surplus',
  value: string,
) => string;

/** A document in the terms of the record page, the same for every form. Empty texts are not shown. */
export type View = {
  contact: { name: string; position: string; phone: string; email: string };
  /** What was said or written, and what else there is. */
  said: string;
  also: string;
  bestTime: string;
  address: string;
  district: string;
  type: string;
  surplus: string;
  referrer: { name: string; phone: string; email: string; relationship: string } | null;
};

/**
 * @param label of a stored option in the member's language
 */
export function recordView({ collection, document }: CaseRecord, label: Label): View {
  const text = (name: string) => (typeof document[name] === 'string' ? document[name] : '');
  const optional = (field: Parameters<Label>[0], name: string) => (text(name) ? label(field, text(name)) : '');
  const view: View = {
    contact: { name: text('contactName'), position: '', phone: '', email: text('email') },
    said: '',
    also: '',
    bestTime: '',
    address: '',
    district: '',
    type: optional('businessType', 'businessType'),
    surplus: '',
    referrer: null,
  };
  if (collection === 'messages') {
    view.contact.name = personName(text('firstName'), text('lastName'));
    return { ...view, said: text('message') };
  }
  if (collection === 'partnerships') {
    view.contact.phone = text('phone');
    const district = optional('businessDistrict', 'district');
    return { ...view, said: text('notes'), district, surplus: optional('surplus', 'surplus') };
  }
  return {
    ...view,
    contact: {
      name: text('contactName'),
      position: optional('contactPosition', 'contactPosition'),
      phone: text('contactPhone'),
      email: text('contactEmail'),
    },
    said: text('conversationNotes'),
    also: text('additionalNotes'),
    bestTime: optional('bestTimeToCall', 'bestTimeToCall'),
    address: text('businessAddress'),
    district: optional('businessDistrict', 'businessDistrict'),
    referrer: {
      name: personName(text('referrerFirstName'), text('referrerLastName')),
      phone: text('referrerPhone'),
      email: text('referrerEmail'),
      relationship: optional('relationshipToContact', 'relationshipToContact'),
    },
  };
}
