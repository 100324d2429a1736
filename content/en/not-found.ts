import { brand } from '../brand.ts';

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description:
      `This page of ${brand.en} does not exist or has been moved. Go to the home page, read the FAQ or see how ` +
      'surprise bags work in Hong Kong.',
  },
  title: 'Page Not Found',
  subtitle: 'Oops! Page not found',
  description: 'The page does not exist or has been moved. Like the last egg tart, it was here a minute ago.',
  goHome: 'Go Home',
  suggestions: {
    title: 'Perhaps you were looking for one of these',
    pages: {
      faq: { label: 'FAQ', description: 'Pickup, payment, cancelling, allergies.' },
      merchant: { label: 'Selling what your shop has left', description: 'What it costs, and when you are paid.' },
      blog: { label: 'Recipes and kitchen tips', description: 'How to keep food fresh and use all of it.' },
    },
  },
};
