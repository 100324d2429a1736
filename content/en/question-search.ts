export const questionSearch = {
  label: 'Search the questions',
  found: '{count} of {all} questions',
  none: 'No question has these words. Email us: we reply within 24 hours.',
};
