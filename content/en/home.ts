import { brand } from '../brand.ts';

export const home = {
  meta: {
    title: 'Surprise bags at 50% or more off in Hong Kong',
    description:
      'Reserve tonight’s surprise bag from a bakery, cafe or restaurant near you at 50% or more off. Pay in the ' +
      'app, pick it up and eat well.',
  },
  hero: {
    title: 'Egg tarts at six. Half price by nine.',
    subtitle: 'Surprise bags of good food from shops near you, at 50% or more off.',
    description:
      'Bakeries, cafes and restaurants across Hong Kong make a little more than they sell. Reserve what is left in ' +
      'the app, collect it before the shutters come down, and eat it tonight.',
    appStore: 'Download on the App Store',
    googlePlay: 'Get it on Google Play: opens the Android download page',
    phone: {
      label: 'The app on a phone: three surprise bags to pick up tonight in Sham Shui Po',
      time: '7:24',
      location: 'Sham Shui Po',
      search: 'Search shops or food',
      categories: ['Tonight', 'Bread', 'Meals', 'Cakes'],
      bags: [
        {
          shop: 'Morning Tram Bakery',
          bag: 'Bread and bun bag',
          originalPrice: 'HK$72',
          price: 'HK$32',
          pickup: '8:30-9:00 pm',
          left: '3 left',
        },
        {
          shop: 'Lok Yung Bing Sutt',
          bag: 'Char siu rice bag',
          originalPrice: 'HK$88',
          price: 'HK$42',
          pickup: '9:00-9:30 pm',
          left: '2 left',
        },
        {
          shop: 'Third Kettle',
          bag: 'Cake and sandwich bag',
          originalPrice: 'HK$96',
          price: 'HK$45',
          pickup: '7:30-8:00 pm',
          left: '5 left',
        },
      ],
      reserve: 'Reserve',
    },
  },
  partners: {
    title: 'The shops that fill the bags',
    logos: [
      { name: 'Lok Yung Bing Sutt', kind: 'Restaurant' },
      { name: 'Third Kettle', kind: 'Cafe' },
      { name: 'Morning Tram', kind: 'Bakery' },
      { name: 'Banyan Steps', kind: 'Hotel' },
      { name: 'Nine Baskets', kind: 'Supermarket' },
      { name: 'Sam Kiu', kind: 'Market' },
      { name: 'Harbour Loop', kind: 'Petrol station' },
    ],
    cta: 'Partner with us',
    stats: [
      { number: '20+', label: 'restaurant partners' },
      { number: '10K+', label: 'happy customers' },
      { number: '50K+', label: 'meals saved' },
    ],
  },
  whyUse: {
    title: 'Three reasons to wait for closing time',
    intro: 'It is the same food the shop was selling an hour ago. Only the price has changed.',
    features: [
      {
        title: 'Half price, or better',
        description:
          'Every bag is 50% or more off, and only in the app. HK$72 of buns and pastries might be yours for HK$32.',
        illustration: ['Pineapple bun × 3', 'Egg tart × 2', 'Ham roll × 2', 'HK$72', 'HK$32'],
      },
      {
        title: 'A surprise that saves food',
        description:
          'You choose the shop. The shop packs what it has left, so nothing good goes in the bin. Each order saves ' +
          '1 KG of food.',
        illustration: ['Char siu?', 'Tiramisu?', 'Sourdough?', '1 KG saved'],
      },
      {
        title: 'Your next favourite shop',
        description:
          'A bag is a cheap way to try the bakery you always walk past, or the cafe one street behind the office.',
        illustration: ['You', 'Third Kettle', 'Morning Tram', '3 min walk'],
      },
    ],
    cta: 'Download the app',
  },
  howToUse: {
    title: 'Dinner in three steps',
    steps: [
      {
        title: 'Discover a bag',
        description: 'Open the app and see which shops near you have food left today. Choose a bag and reserve it.',
        screen: {
          heading: 'Near you tonight',
          rows: [
            { label: 'Morning Tram Bakery', value: 'HK$32' },
            { label: 'Lok Yung Bing Sutt', value: 'HK$42' },
            { label: 'Banyan Steps Hotel', value: 'HK$58' },
          ],
          note: '12 bags within a 10-minute walk',
          action: 'Reserve',
        },
      },
      {
        title: 'Pick it up',
        description:
          'Walk over in the pickup time and show your order at the counter. Bring a bag of your own if you can.',
        screen: {
          heading: 'Ready for pickup',
          rows: [
            { label: 'Shop', value: 'Morning Tram Bakery' },
            { label: 'Pickup', value: '8:30-9:00 pm' },
            { label: 'Order', value: 'K7 25' },
          ],
          note: 'Show this screen at the counter',
          action: 'Picked up',
        },
      },
      {
        title: 'Order completed',
        description: 'Open the bag, see what you got, and eat. You have saved money, and a shop has saved its food.',
        screen: {
          heading: 'Order completed',
          rows: [
            { label: 'You paid', value: 'HK$32' },
            { label: 'You saved', value: 'HK$40' },
            { label: 'Food saved', value: '1 KG' },
          ],
          note: 'Enjoy your buns',
          action: 'Find another bag',
        },
      },
    ],
  },
  testimonials: {
    title: 'What was in the bag',
    intro: 'We asked people what they took home, and what happened to it.',
    users: [
      {
        quote:
          'Four pineapple buns, two ham rolls and a coconut tart for HK$32. Breakfast for three children, done the ' +
          'night before.',
        name: 'Lam Wai-yin',
        role: 'Mother of three, Tuen Mun',
      },
      {
        quote:
          'I finish my shift at nine. Two streets away there is a box of roast goose rice with my name on it, for ' +
          'less than a bowl of egg noodles.',
        name: 'Ho Chun-kit',
        role: 'Nurse, Kwun Tong',
      },
      {
        quote:
          'I walked past that cafe for two years. A bag made me open the door. Now I pay full price for their lemon ' +
          'cake on Saturdays.',
        name: 'Priya Menon',
        role: 'Designer, Sheung Wan',
      },
      {
        quote:
          'My flatmates and I guess what is inside. Whoever is furthest off washes up. Nobody guessed the whole ' +
          'tiramisu.',
        name: 'Cheung Sze-nok',
        role: 'Student, Pok Fu Lam',
      },
      {
        quote: 'I used to carry two trays to the bin every night. Now six people come in and say good evening.',
        name: 'Chan Ping',
        role: 'Owner, Morning Tram Bakery',
      },
    ],
    cta: 'Find tonight’s bag in the app',
  },
  media: {
    title: 'They came, they ate, they wrote about it',
    outlets: [
      { name: 'The Harbour Ledger' },
      { name: 'Kowloon Table' },
      { name: 'Ding Ding Radio' },
      { name: 'Lok Fung Daily' },
      { name: 'Founders’ Hill' },
      { name: 'Peak & Pier' },
    ],
    supportersTitle: 'With the support of',
    supporters: [
      {
        name: 'Lion Rock University Technology Start-up Programme',
        description: 'The university programme where the idea left the canteen and became a company.',
      },
      {
        name: 'Crescent Bay Science Park',
        description: 'The science park that gives us desks, advisers and a very useful fridge.',
      },
    ],
    pressContact: { text: 'Writing about food, shops or waste?', button: 'Contact our press team' },
  },
  contact: {
    title: 'Talk to us',
    intro: 'A question about a bag, a shop or an idea: a person in Hong Kong reads it and answers.',
    address: {
      label: 'Address',
      text: 'Unit 306, Oven Building, Crescent Bay Science Park, Sha Tin, New Territories',
      map: 'See us on the map',
    },
    phone: 'Phone',
    email: 'Email',
    whatsapp: 'Chat on WhatsApp',
    instagram: `${brand.en} on Instagram`,
    rednote: `${brand.en} on RedNote`,
    hours: { label: 'Office hours', text: 'Monday to Friday, 9:30 am to 6:30 pm' },
  },
};
