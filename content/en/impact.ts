export const impact = {
  title: 'A month of bags',
  intro:
    'A bag now and then adds up. Choose how many you take in a month, and see what they save and where each figure ' +
    'comes from.',
  slider: 'Bags a month',
  bags: { one: '{count} bag a month', other: '{count} bags a month' },
  lines: {
    food: {
      value: '{food} kg',
      label: 'of food saved',
      comparison: { one: 'About {buns} buns and a box of rice.', other: 'About {buns} buns and {rice} boxes of rice.' },
      source: 'Our own estimate: 1\u00a0kg an order.',
    },
    carbon: {
      value: '{carbon} kg',
      label: 'CO₂e avoided',
      comparison: 'Two and a half times the weight of the food.',
      source: 'Our own estimate: 2.5\u00a0kg an order.',
    },
    water: {
      value: '{water} L',
      label: 'of water saved',
      comparison: 'Enough for more than {showers} showers.',
      source: 'Our own estimate: 1,000\u00a0L an order.',
    },
    money: {
      value: '{money}',
      label: 'or more stays with you',
      comparison: 'At least as much as you paid.',
      source: 'Every bag is 50% off or more. We count HK$60 of food in each.',
    },
  },
  year:
    'In a year that is {foodAYear} kg. Hong Kong sends as much food waste to its landfills every {landfillSeconds} seconds, ' +
    'so it takes all of us.',
  yearSource: 'Source: the 3,191 tonnes a day of 2023, as above.',
  stamp: {
    label: 'Your stamp: {bags}, {food} kg of food saved',
    bags: { one: 'bag a month', other: 'bags a month' },
    place: 'Hong Kong',
    save: 'Save your stamp',
    share: 'Share',
    whatsapp: 'Share on WhatsApp',
    message: {
      one: 'One bag a month saves about 1 kg of good food.',
      other: '{count} bags a month save about {food} kg of good food.',
    },
    invitation: 'How many would you take home?',
  },
};
