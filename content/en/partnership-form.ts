import type { FieldLabels, OptionLabels } from '../../domain/fields.ts';
import type { partnershipFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';
import { businessTypes, districts } from './options.ts';

const fields: FieldLabels<typeof partnershipFields> = {
  businessName: { label: 'Shop name, as on the sign', hint: '' },
  businessType: {
    label: 'Business type',
    hint: 'A supermarket is a market; for a hotel, choose Other.',
  },
  district: { label: 'District', hint: 'The first branch, if you have several.' },
  contactName: { label: 'Your name', hint: '' },
  phone: { label: 'Phone', hint: '8 digits, ideally with WhatsApp.' },
  email: { label: 'Email', hint: '' },
  surplus: { label: 'What do you usually have left?', hint: '' },
  notes: {
    label: 'Additional notes',
    hint: 'For example your hours, or a question.',
  },
  consent: {
    label: `I agree that ${brand.en} keeps these details and uses them to contact me about a partnership.`,
    hint: 'Seen by our team only, and deleted after {months} months. Ask us at any time to see, correct or delete them.',
  },
};

const options: OptionLabels<typeof partnershipFields> = {
  businessType: businessTypes,
  district: districts,
  surplus: {
    'Bread and pastries': 'Bread and pastries',
    'Hot meals': 'Hot meals',
    Groceries: 'Groceries',
    'Drinks and desserts': 'Drinks and desserts',
    'A mix': 'A mix',
  },
};

export const partnershipForm = {
  title: 'Tell us about your shop',
  intro: 'Please fill in every field that is not marked optional.',
  fields,
  options,
  prefilledNotes:
    'My numbers from the calculator: {pieces} pieces left in an evening, {price} each at shelf price, {evenings} evenings a week, ' +
    'bags of {bag}.',
  submit: 'Send the form',
  submitting: 'Processing...',
  success: {
    title: 'Thank you, we have your form',
    text: 'We will read it, then call or email you to talk about your first bag.',
    again: 'Send the form for another shop',
  },
};
