export const forms = {
  problems: {
    missing: 'Please fill this in.',
    notChosen: 'Please choose one.',
    notText: 'Please write this as plain text.',
    tooLong: 'Please shorten this to {longest} characters at most. What you typed is still here.',
    notAnEmail: 'This does not look like an email address. It should read like name@example.com.',
    notAnOption: 'Please choose one of the options in the list.',
    notTicked: 'Please tick this box to continue.',
  },
  honeypot: 'Leave this empty',
  optional: 'Optional',
  choose: 'Please choose',
  tickFirst: 'Tick the box above, then you can send this.',
  stillSending: 'Still sending. What you typed is safe in this browser.',
  phoneDigits: 'This has {digits} digits; a Hong Kong number has 8. Is it right?',
  regions: { island: 'Hong Kong Island', kowloon: 'Kowloon', newTerritories: 'New Territories' },
  failures: {
    refused: {
      title: 'Some answers need a second look',
      text: 'Nothing has been sent yet. Please check the marked fields and press the button again.',
    },
    otherSite: {
      title: 'Not sent from our own page',
      text: 'This page is not at the address of our website, so nothing was saved. Please copy what you typed, open our own website and send it from there.',
    },
    tooMany: {
      title: 'That was a lot at once',
      text: 'Please wait {seconds} seconds, then press the button again. What you typed is still here.',
    },
    unavailable: {
      title: 'We could not save this',
      text: 'Something on our side is not working. What you typed is still here. Please try again in a few minutes.',
    },
    offline: {
      title: 'You seem to be offline',
      text: 'What you typed is still here. Check your connection, then press the button again.',
    },
  },
  close: 'Close',
};
