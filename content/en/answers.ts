import { brand } from '../brand.ts';

export const answers = {
  referral: {
    meta: { title: 'Referral received' },
    saved: {
      title: 'Referral Submitted!',
      text: "We have your referral. We'll contact the restaurant within 24 hours.",
      reference: 'Your reference, for news or a question about this referral:',
      status: 'See what becomes of it',
      next: 'Refer another restaurant',
    },
  },
  message: {
    meta: { title: 'Message received' },
    saved: {
      title: 'Your message has arrived',
      text: 'Thank you. We will read it and reply by email within 24 hours.',
      next: 'Back to the home page',
    },
  },
  partnership: {
    meta: { title: 'Partnership form received' },
    saved: {
      title: 'Your details have arrived',
      text:
        'Thank you. Someone on our team will get in touch to talk about your shop and what you have left at closing ' +
        'time. There are no upfront or monthly fees.',
      next: 'Read more about partnering',
    },
  },
  subscriber: {
    meta: { title: 'One more step, in your inbox' },
    saved: {
      title: 'One more step, in your inbox',
      text:
        'We will send you one email as soon as we can. Open the link in it and press the button to join the list. If ' +
        'you do not, we delete your address after seven days. If you are already on the list, you will not get this ' +
        'email.',
      next: 'Back to the blog',
    },
  },
  subscription: {
    confirm: {
      meta: { title: 'Confirm the newsletter' },
      title: 'Would you like our newsletter?',
      text:
        `Press the button, and ${brand.en} will email you its newsletter, at most once a month. Every issue has a link ` +
        'to unsubscribe.',
      button: 'Yes, subscribe me',
    },
    done: {
      meta: { title: 'You are on the list' },
      title: 'You are on the list',
      text: 'Thank you. Our newsletter will come to your inbox. Every issue has a link to unsubscribe.',
      next: 'Back to the blog',
    },
    unknown: {
      meta: { title: 'Link not recognised' },
      title: 'This link no longer works',
      text:
        'It may be more than seven days old, or part of it may be missing. If you are not yet on the list and would ' +
        'like to join, enter your address on the blog again.',
    },
  },
  refused: {
    meta: { title: 'Some fields need attention' },
    title: 'Some fields need attention',
    text: 'Nothing has been saved yet. Please use your browser’s Back button: it will usually have kept what you typed.',
    fieldsTitle: 'Please correct these fields and press the button again',
    unreadable:
      'Something was too long, or part of it was lost on the way. Please shorten it and press the button again.',
  },
  otherSite: {
    meta: { title: 'This form is not on our website' },
    title: 'This form is not on our website',
    text:
      'This form did not come from the address of our website, so we have not saved it. Nothing is wrong with what you ' +
      'typed: go back, copy it, open the form on our own website and send it there.',
  },
  tooMany: {
    meta: { title: 'Please wait a moment' },
    title: 'Please wait a moment',
    text:
      'Too many forms came from your connection in a short time, so we have not saved this one. ' +
      'Go back in a minute and press the button again. Your browser will usually have kept what you typed.',
  },
  tooManyPages: {
    meta: { title: 'Please wait a moment' },
    title: 'Please wait a moment',
    text: 'Too many pages were opened from your connection in a short time. Wait a minute, then load the page again.',
  },
  tooLarge: {
    meta: { title: 'Too long to save' },
    title: 'This is too long to save',
    text:
      'What you sent is longer than we can take, so nothing has been saved. Use your browser’s Back button: ' +
      'it will usually have kept what you typed. Shorten it and press the button again.',
  },
  unavailable: {
    meta: { title: 'Not saved yet' },
    title: 'We could not save this',
    text:
      'Something on our side is not working, and your form has not been saved. ' +
      'Go back in a few minutes and press the button again. Your browser will usually have kept what you typed.',
  },
  unsubscribe: {
    confirm: {
      meta: { title: 'Leave the newsletter' },
      title: 'Unsubscribe from the newsletter?',
      text:
        `Press the button and ${brand.en} will stop emailing you the newsletter. We delete your address at once, and keep a ` +
        'code made from it for at least three years, so that we do not email you again.',
      button: 'Unsubscribe',
    },
    done: {
      meta: { title: 'You are off the list' },
      title: 'You are off the list',
      text: 'Your address has been deleted, and you will get no more newsletters. You can still read every article on the blog.',
    },
    unknown: {
      meta: { title: 'Link not recognised' },
      title: 'We do not recognise this link',
      text:
        'You may have left the list already, or part of the link may be missing. ' +
        'If you still get the newsletter, use the link in the latest one.',
    },
  },
};
