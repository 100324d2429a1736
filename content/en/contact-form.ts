import type { FieldLabels } from '../../domain/fields.ts';
import type { messageFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';

const fields: FieldLabels<typeof messageFields> = {
  firstName: { label: 'First Name', hint: '' },
  lastName: { label: 'Last Name', hint: '' },
  email: { label: 'Email', hint: 'We will reply to this address' },
  message: { label: 'Message', hint: 'If it is about an order, name the shop and the day' },
};

export const contactForm = {
  title: 'Send us a message',
  intro: 'Tell us what happened, or what you would like to know.',
  fields,
  submit: 'Send message',
  submitting: 'Processing...',
  success: {
    title: 'Your message has arrived',
    text: 'Thank you. We will reply by email within 24 hours.',
    again: 'Send another message',
  },
  privacy:
    `${brand.en} uses your name and email to reply to this message and for nothing else. Only our team sees them, ` +
    'and after {months} months they are deleted. To see, correct or delete them before then, email {email}.',
};
