/** Pages for when the site cannot answer: from the proxy while the server is away, and from the server itself. */
export const away = {
  away: {
    title: 'We will be back in a moment',
    what: 'The site cannot be reached just now. Usually it is being updated, which takes less than a minute.',
    when: 'Please try again in a minute.',
  },
  failed: {
    title: 'Something went wrong here',
    what: 'The mistake is ours, not yours. It has been recorded, so that we can fix it.',
    when: 'Please try again in a few minutes.',
  },
  'not-here': {
    title: 'We did not receive your form',
    what: 'It was sent to an address that does not accept forms.',
    when: 'Please open the page again and send it from there.',
  },
  typed:
    'If you were sending a form: your browser’s Back button usually brings back what you typed. We may not have ' +
    'received it, so please send it again.',
  contact: 'If this keeps happening, email us: {email}',
};
