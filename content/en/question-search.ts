export const questionSearch = {
  label: 'Search the questions',
  found: '{count} of {all} questions',
  none: 'No question has these words. Ask us below: we reply within 24 hours.',
};
