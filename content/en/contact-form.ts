import { brand } from '../brand.ts';

export const contactForm = {
  title: 'Write to us',
  intro: 'Tell us what happened, or what you would like to know.',
  fields: {
    firstName: { label: 'First Name', hint: '' },
    lastName: { label: 'Last Name', hint: '' },
    email: { label: 'Email', hint: 'Our answer goes here' },
    message: { label: 'Message', hint: 'If it is about an order, name the shop and the day' },
  },
  submit: 'Send message',
  submitting: 'Sending...',
  success: {
    title: 'Your message has arrived',
    text: 'Thank you for writing. We will answer by email.',
    again: 'Write another message',
  },
  privacy:
    `${brand.en} uses your name and email to answer this message and for nothing else. Only our team sees them, ` +
    'and after {months} months they are deleted. To see, correct or delete them before then, write to {email}.',
};
