export const accessibility = {
  label: 'Accessibility',
  meta: {
    title: 'Accessibility statement',
    description:
      'What you can rely on when you use this website with a keyboard, a screen reader, large text or without ' +
      'JavaScript, what we know does not work yet, and how to tell us.',
  },
  title: 'Accessibility',
  intro:
    'This website should work for everyone, however you see, hear, type or point. This page says what you can rely ' +
    'on, what we know does not work yet, and how to tell us.',
  lastUpdated: 'Last updated on {date}',
};
