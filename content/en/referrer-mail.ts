import { brand } from '../brand.ts';

/** Mails to who has referred a business, about that alone. What they report is in the words of the page. */
export const referrerMail = {
  /** To an address that is not known to be theirs. */
  confirm: {
    subject: `${brand.en}: news of your referral ({reference})`,
    text:
      'Somebody, we hope you, asked on the page of a referral (reference {reference}) to be told at this address what becomes of ' +
      'it. If you want that, open this link and press the button:\n\n{link}\n\nIf it was not you, there is nothing to do: without ' +
      'the button no news comes. To get no further email like this one, open this link and press “Stop these emails”: {stop}',
  },
  news: {
    subject: 'Your referral of {business} ({reference})',
    text:
      'Your referral of {business}:\n\n{news}\n\nAll of it, and what happens next, is here:\n\n{link}\n\nTo get no more of these ' +
      'emails, open this link and press “Stop these emails”: {stop}',
  },
};
