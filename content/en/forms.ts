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
  doubts: {
    digits: 'This has {digits} digits; a Hong Kong number has 8. Is it right?',
    noDot: 'There is no dot after the @. Is the address right?',
  },
  regions: { island: 'Hong Kong Island', kowloon: 'Kowloon', newTerritories: 'New Territories' },
  close: 'Close',
};
