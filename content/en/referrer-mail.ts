import { brand } from '../brand.ts';

/** Mails to who has referred a business, about that alone. What they report is in the words of the page. */
export const referrerMail = {
  /** To an address that is not known to be theirs. */
  confirm: {
    subject: `${brand.en}: please confirm that you want news of your referral ({reference})`,
    text:
      'Somebody (we hope it was you) has asked us to send news of a referral (reference {reference}) to this address. ' +
      'If you want that, open this link and press the button:\n\n{link}\n\nIf it was not you, you do not need to do ' +
      'anything: no news comes unless the button is pressed. To stop emails like this one, open this link and press ' +
      '“Stop these emails”: {stop}',
  },
  news: {
    subject: 'Your referral of {business} ({reference})',
    text:
      'Your referral of {business}:\n\n{news}\n\nEverything so far, and what happens next, is here:\n\n{link}\n\nTo stop these ' +
      'emails, open this link and press “Stop these emails”: {stop}',
  },
};
