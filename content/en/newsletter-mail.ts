import { brand } from '../brand.ts';

/** The one mail to an address that was typed into the form of the newsletter, and what the end of every issue must say. */
export const newsletterMail = {
  subject: `${brand.en}: please confirm your subscription`,
  text:
    'Somebody (we hope it was you) entered this address on our website to get our newsletter. To confirm, open this link and ' +
    'press the button:\n\n{confirm}\n\nThe link works for seven days. If it was not you, you do not need to do ' +
    'anything: unless somebody presses the button, we send no newsletter and delete the address.',
  /** In both languages in every mail (Cap. 593A, s. 7). */
  unsubscribe: 'To unsubscribe, free of charge, open this link and press the button: {link}',
};
