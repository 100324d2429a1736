/** Pages for when the site cannot answer: from the proxy while the server is away, and from the server itself. */
export const away = {
  away: {
    title: 'We will be back in a moment',
    what: 'The site cannot be reached just now. Usually it is being updated, which takes less than a minute.',
    when: 'Please try again in a minute.',
  },
  failed: {
    title: 'Something went wrong here',
    what: 'The mistake is ours, not yours. It has been noted, so that we can mend it.',
    when: 'Please try again in a few minutes.',
  },
  'not-here': {
    title: 'Nothing was sent',
    what: 'A form was sent to an address that takes none, so we have not received it.',
    when: 'Please open the page anew and try again.',
  },
  typed:
    'If you were sending a form: your browser’s Back button usually brings back what you typed. We may not have received it, so please send it again.',
  contact: 'If it goes on, email us: {email}',
};
