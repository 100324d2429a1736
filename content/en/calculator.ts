import { brand } from '../brand.ts';

export const calculator = {
  fields: {
    pieces: 'Pieces left in an evening',
    price: 'Shelf price of one piece, HK$',
    evenings: 'Evenings a week',
    bag: 'Pieces in a bag',
  },
  less: 'Less: {field}',
  more: 'More: {field}',
  limits: { min: 'At least {min}', max: 'Up to {max}', missing: 'Enter a number' },
  smallerBag: 'Fewer than {bag} left: one smaller bag',
  leftOver: { one: '{count} piece left over', other: '{count} pieces left over' },
  figures:
    'Worked out with these numbers: pieces left in an evening {pieces}, shelf price of one piece {price}, evenings a week ' +
    '{evenings}, pieces in a bag {bag}.',
  receipt: {
    title: 'A worked example',
    ownTitle: 'Worked out for your shop',
    shelf: { label: 'On the shelf: {pieces} × {price}', value: '{amount}' },
    bags: { label: 'Bags of {bag}, {amount} of food in each', value: '{bags}' },
    price: { label: 'Price of one bag, {off}% off', value: '{amount}' },
    fees: { label: 'Fees', value: '{amount}' },
    evening: { label: 'You receive in an evening', value: '{amount}' },
    month: { label: 'In a month of {evenings} evenings', value: '{amount}' },
    thrownAway: { label: 'The same food, thrown away', value: '{amount}' },
    food: { label: 'Food saved (estimate)', value: '{amount} kg' },
    carbon: { label: 'CO₂e avoided (estimate)', value: '{amount} kg' },
    water: { label: 'Water saved (estimate)', value: '{amount} L' },
  },
  assumptions: {
    title: 'How we work it out',
    items: [
      {
        question: 'The price of a bag',
        answer:
          'Bags are 50% off or more. We take 48% of the shelf price, rounded down to a whole dollar. Pieces that do not fill a ' +
          'last bag are left out.',
      },
      {
        question: 'What you receive',
        answer:
          'An example, not an offer: here every bag is sold, every evening. There is no upfront or monthly fee, and the platform ' +
          'fee is waived for life, so you receive all that customers pay for the bags.',
      },
      {
        question: 'Evenings in a month',
        answer:
          'A year has 52 weeks and 12 months, so six evenings a week are 26 a month. We round down to whole evenings.',
      },
      {
        question: 'Food, CO₂e and water',
        answer:
          'We count 80 g, the weight of a bun, for each piece in a bag, and round the result down. By our own ' +
          'estimate, each kilogram of food saved avoids 2.5 kg CO₂e and saves 1,000 L of water.',
      },
    ],
  },
  start: 'Take these numbers to the form',
  whatsapp: 'Send this example on WhatsApp',
  message:
    'If a shop sells what is left each evening as surprise bags, it could receive {month} a month. An example, worked out ' +
    `at ${brand.en}: {address}`,
  withoutScript:
    'Without JavaScript the receipt stays at this example, and your numbers do not reach the form: please write them there.',
};
