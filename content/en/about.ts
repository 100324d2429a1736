import { brand } from '../brand.ts';

export const about = {
  label: 'About us',
  meta: {
    title: 'About us: good food deserves to be eaten',
    description:
      `Why ${brand.en} exists: shops in Hong Kong bin good food every night while people nearby would gladly eat ` +
      'it. What we do and what each order saves.',
  },
  title: 'Good food is left over every night. We find it a table.',
  description:
    'At nine in the evening there are still pineapple buns on the tray, six salads in the fridge and a last strip of ' +
    `char siu, roasted an hour ago. It is the same good food, and nobody has come for it. ${brand.en} offers it to ` +
    'people nearby, before the lights go out.',
  vision: {
    title: 'Our vision',
    text: 'A Hong Kong where what is cooked today is eaten today, and the bin behind the shop stays light.',
  },
  mission: {
    title: 'Our mission',
    customers: {
      title: 'For customers',
      text: 'Good food close to home or work, at a price you can pay every day, from shops worth knowing.',
    },
    businesses: {
      title: 'For businesses',
      text:
        'Money for food that used to be thrown away, and new faces at the counter. No upfront or monthly fees, and ' +
        'the platform fee waived for life.',
    },
  },
  problem: {
    title: 'What is thrown away',
    intro: 'It is not only scraps and bones. Some of it could have been dinner.',
    stats: {
      daily: {
        number: '3,191',
        label: 'tonnes of food waste a day',
        description:
          'That is what Hong Kong sent to its landfills on an average day in 2023. Source: Environmental Protection ' +
          'Department, Monitoring of Solid Waste in Hong Kong, statistics for 2023.',
      },
      share: {
        number: '29%',
        label: 'of our municipal waste',
        description:
          'Food was the largest part of the municipal waste Hong Kong buried in 2023, ahead of paper and plastic. ' +
          'Source: the same report.',
      },
      emissions: {
        number: '8–10%',
        label: 'of global greenhouse gas emissions',
        description:
          'Food that is grown, shipped, cooked and never eaten causes this share of the world’s emissions. Source: ' +
          'United Nations Environment Programme, Food Waste Index Report 2024.',
      },
    },
    buses: {
      title: 'As heavy as 133 double-decker buses, each packed full. Every day.',
      note:
        'A full bus weighs about 24 tonnes and is 12 metres long. Bumper to bumper, 133 of them make a queue of ' +
        '1.6\u00a0km. The small figure at the bus stop is you.',
    },
  },
  solution: {
    title: 'A bag, a price, a pickup time',
    text:
      'Shops put what they have left into surprise bags and sell them in our app at 50% off or more; many go for lower ' +
      'than 50% of the original price. Customers reserve, walk over and take them home. With 20+ restaurant partners and ' +
      `10K+ customers, ${brand.en} has saved 50,000+ meals since 2023.`,
  },
  impact: {
    title: 'What one order saves',
    intro: 'One bag and one walk to the shop save this much, on average and by our own estimate.',
    figures: [
      {
        number: '1',
        unit: 'KG',
        label: 'food saved',
        description: 'About eight buns and a box of rice.',
      },
      {
        number: '2.5',
        unit: 'KG',
        label: 'CO2e avoided',
        description: 'The greenhouse gases behind food that would have been made for nothing.',
      },
      {
        number: '1,000',
        unit: 'L',
        label: 'water saved',
        description: 'The water that went into growing it, enough for more than ten showers.',
      },
    ],
  },
  download: {
    title: 'See if there is a bag near you tonight',
    text: 'Get the app, look at the map, and see what your neighbourhood has left.',
  },
};
