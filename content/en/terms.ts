import { brand } from '../brand.ts';

export const terms = {
  label: 'Terms',
  meta: {
    title: 'Terms and conditions',
    description:
      'The rules for reserving surprise bags: who may order, payment, cancellation up to two hours before pickup, ' +
      'allergens and complaints.',
  },
  title: 'Terms and conditions',
  intro:
    `These terms apply when you reserve food through the ${brand.en} app. By ordering you accept them. ` +
    'They are in plain words.',
  contents: 'Contents',
  lastUpdated: 'Last updated on {date}',
};
