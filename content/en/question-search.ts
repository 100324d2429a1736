export const questionSearch = {
  label: 'Search the questions',
  found: '{count} of {all} questions',
  none: 'No question has all these words. Try fewer or other words, or email us: we reply within 24 hours.',
};
