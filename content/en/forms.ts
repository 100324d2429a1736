export const forms = {
  problems: {
    missing: 'Please fill this in.',
    notChosen: 'Please choose one.',
    notText: 'Please type your answer again, in words or figures only.',
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
    digits: 'A Hong Kong number has 8 digits; this has {digits}. Is it right?',
    noDigits: 'There are no digits here. Please enter the number with the digits 0 to 9.',
    domain: 'Did you mean {domain}? Please check the end of the address.',
    noDot: 'There is no dot after the @. Is the address right?',
  },
  regions: { island: 'Hong Kong Island', kowloon: 'Kowloon', newTerritories: 'New Territories' },
  close: 'Close',
};
