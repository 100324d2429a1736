import { brand } from '../brand.ts';

export const home = {
  label: 'Home',
  meta: {
    title: 'Surprise bags in Hong Kong, at 50% off or more',
    description:
      'Reserve tonight’s surprise bag from a bakery, cafe or restaurant near you, at 50% off or more. Pay in ' +
      'the app, pick it up and eat well.',
  },
  hero: {
    // On narrow screens each sentence breaks in two: after “buns” and “price”, not before.
    title: 'Warm\u00a0buns at six. Half\u00a0price by nine.',
    subtitle: 'Surprise bags of good food from shops near you, at 50% off or more.',
    description:
      'Hong Kong’s bakeries, cafes and restaurants make a little more than they sell. Reserve a bag in the app, ' +
      'collect it before the shutters come down, and eat it tonight.',
    appStore: 'Download on the App Store',
    googlePlay: 'Get it on Google Play: opens our own Android download page',
    phone: {
      label: 'The app on a phone: surprise bags to pick up tonight in Sham Shui Po',
      location: 'Sham Shui Po',
      search: 'Search shops or food',
      categories: ['Tonight', 'Bread', 'Meals', 'Cakes'],
      bags: {
        bread: {
          shop: 'Morning Tram Bakery',
          bag: 'Bread and bun bag',
          originalPrice: 'HK$72',
          price: 'HK$32',
          pickup: '8:30–9:00 pm',
          left: '3 left',
        },
        rice: {
          shop: 'Lok Yung Bing Sutt',
          bag: 'Char siu rice bag',
          originalPrice: 'HK$88',
          price: 'HK$42',
          pickup: '9:00–9:30 pm',
          left: '2 left',
        },
        cake: {
          shop: 'Third Kettle',
          bag: 'Cake and sandwich bag',
          originalPrice: 'HK$96',
          price: 'HK$45',
          pickup: '7:30–8:00 pm',
          left: '5 left',
        },
      },
      reserve: 'Reserve',
    },
  },
  partners: {
    title: 'The shops that fill the bags',
    logos: {
      lokYung: { name: 'Lok Yung Bing Sutt', kind: 'Restaurant' },
      thirdKettle: { name: 'Third Kettle', kind: 'Cafe' },
      morningTram: { name: 'Morning Tram', kind: 'Bakery' },
      stoneSteps: { name: 'Stone Steps', kind: 'Hotel' },
      nineBaskets: { name: 'Nine Baskets', kind: 'Supermarket' },
      samKiu: { name: 'Sam Kiu', kind: 'Market' },
      harbourLoop: { name: 'Harbour Loop', kind: 'Petrol station' },
    },
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
    features: {
      price: {
        title: 'Half price or less',
        description:
          'Every bag is 50% off or more, in the app only. HK$72 of buns and pastries might be yours for HK$32.',
        illustration: {
          items: ['Pineapple bun × 3', 'Raisin bun × 2', 'Croissant × 2'],
          before: 'HK$72',
          now: 'HK$32',
        },
      },
      surprise: {
        title: 'A surprise that saves food',
        description:
          'You choose the shop. The shop packs what it has left, so good food stays out of the bin. On average, ' +
          'by our estimate, each order saves 1 kg of food.',
        illustration: {
          guesses: { rice: 'Char siu?', cake: 'Tiramisu?', bread: 'Sourdough?' },
          saved: '1 kg saved on average',
        },
      },
      nearby: {
        title: 'Your next favourite shop',
        description:
          'A bag is a cheap way to try the bakery you always walk past, or the cafe one street behind the office.',
        illustration: { you: 'You', cafe: 'Third Kettle', bakery: 'Morning Tram', walk: '3 min walk' },
      },
    },
    cta: 'Download the app',
  },
  howToUse: {
    title: 'Dinner in three steps',
    steps: {
      discover: {
        title: 'Discover a bag',
        description: 'Open the app and see which shops near you have food left today. Choose a bag and reserve it.',
        illustration: { price: 'HK$32' },
      },
      pickUp: {
        title: 'Pick it up',
        description:
          'Walk over during the pickup time and show your order in the app. Bring a bag of your own if you can.',
        illustration: { order: { label: 'Order', value: 'K7 25' }, pickup: '8:30–9:00 pm' },
      },
      complete: {
        title: 'Order completed',
        description: 'Open the bag and see what is for dinner. You have saved money, and good food has been eaten.',
        illustration: {
          rows: [
            { label: 'You saved', value: 'HK$40' },
            { label: 'Food, on average', value: '1 kg' },
          ],
        },
      },
    },
  },
  testimonials: {
    title: 'What was in the bag',
    intro: 'We asked customers what they took home, and one baker what became of his trays.',
    users: {
      lam: {
        quote: 'Four pineapple buns, two croissants and a raisin bun for HK$32. Breakfast for three children, sorted.',
        name: 'Lam Wai-yin',
        role: 'Mother of three, Tuen Mun',
      },
      ho: {
        quote:
          'I finish my shift at nine. Two streets away a box of rice is waiting, tonight with roast goose, and it ' +
          'costs less than a bowl of noodles with luncheon meat and egg.',
        name: 'Ho Chun-kit',
        role: 'Nurse, Kwun Tong',
      },
      priya: {
        quote:
          'I walked past that cafe for two years. A bag made me open the door. Now I pay full price for their lemon ' +
          'cake on Saturdays.',
        name: 'Priya Menon',
        role: 'Designer, Sheung Wan',
      },
      cheung: {
        quote:
          'My flatmates and I guess what is inside. Whoever is furthest off washes up. Nobody guessed the whole ' +
          'tiramisu.',
        name: 'Cheung Sze-nok',
        role: 'Student, Pok Fu Lam',
      },
      chan: {
        quote: 'I used to carry two trays to the bin every night. Now six people come in and say good evening.',
        name: 'Chan Ping',
        role: 'Owner, Morning Tram Bakery',
      },
    },
    cta: 'Find tonight’s bag in the\u00a0app',
  },
  media: {
    title: 'They came, they ate, they wrote about it',
    outlets: {
      harbourLedger: 'The Harbour Ledger',
      kowloonTable: 'Kowloon Table',
      dingDingRadio: 'Ding Ding Radio',
      lokFungDaily: 'Lok Fung Daily',
      foundersHill: 'Founders’ Hill',
      peakAndPier: 'Peak & Pier',
    },
    supportersTitle: 'With the support of',
    supporters: {
      university: {
        name: 'Lion Rock University Technology Start\u2011up Programme',
        description: 'The university programme where the idea left the canteen and became a company.',
      },
      sciencePark: {
        name: 'Crescent Bay Science Park',
        description: 'The science park that gives us desks, advisers and a very useful fridge.',
      },
    },
    pressContact: { text: 'Writing about food, shops or waste?', button: 'Contact our press team' },
  },
  contact: {
    title: 'Talk to us',
    intro:
      'Ask about a bag or a shop, or send us an idea. Our team in Hong Kong reads every message and replies by email.',
    address: {
      label: 'Address',
      text: 'Unit 306, 3/F, Oven Building, Crescent Bay Science Park, Sha Tin, New Territories',
      map: 'Find us on the map',
    },
    phone: 'Phone',
    email: 'Email',
    whatsapp: 'Chat on WhatsApp',
    instagram: `${brand.en} on Instagram`,
    rednote: `${brand.en} on RedNote`,
    hours: {
      label: 'When to reach us',
      text: 'Email: within 24 hours, every day. Phone: every day, 9 am to 6 pm.',
    },
  },
};
