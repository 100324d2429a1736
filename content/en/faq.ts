import { brand } from '../brand.ts';

export const faq = {
  label: 'FAQ',
  meta: {
    title: 'FAQ: surprise bags, pickup, payment and fees',
    description:
      'What is in a surprise bag, how to cancel, when you are charged, and what a shop pays and earns. Short ' +
      'answers for customers and for merchants.',
  },
  title: 'Frequently asked questions',
  description: 'Short answers to what people ask before their first bag, and what shops ask before theirs.',
  customers: {
    title: 'For customers',
    items: [
      {
        question: 'What is a surprise bag?',
        answer:
          'A bag of good food that a shop has left that day. You know the shop, the price and the pickup time. What ' +
          'is inside is the surprise. Some people call it a Magic Bag; it is the same thing.',
      },
      {
        question: 'How much do I save?',
        answer: 'Every bag is 50% or more off. All prices are in Hong Kong dollars (HK$).',
      },
      {
        question: 'How do I reserve a bag?',
        answer:
          'Choose a bag in the app and reserve it. Your reservation is an offer to the shop. We then send you a ' +
          'Reservation Confirmation, which tells you that we have received it. The shop accepts the order when you ' +
          'pick it up.',
      },
      {
        question: 'How and when do I pay?',
        answer:
          'By credit card, debit card or digital wallet, in the app. The payment is authorised when you reserve, ' +
          'which sets the amount aside, and charged on pickup or cancellation. A cancellation in time costs you ' +
          'nothing: the amount is released or returned in full.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'Yes, until two hours before pickup. If the reason is ingredients, allergens or labelling, you may cancel ' +
          'at any time before pickup. Tell us through the complaint link in the app.',
      },
      {
        question: 'Can the shop cancel?',
        answer:
          'Yes, until two hours before pickup time, if it has no surplus. Some evenings everything sells, and there ' +
          'is nothing left to put in a bag.',
      },
      {
        question: 'What if I cannot make it in time?',
        answer:
          'Cancel at least two hours before pickup if you can. If you do not pick up in time, the shop may sell the ' +
          'bag to another customer and we may charge you the Purchase Price.',
      },
      {
        question: 'I have an allergy. Can I order?',
        answer:
          'Yes, but ask the shop about ingredients and allergens before you take the bag, because its contents ' +
          'change every day. If the answer worries you, you may cancel at any time before pickup.',
      },
      {
        question: 'Who can reserve?',
        answer:
          'Anyone aged 18 or over who has legal capacity, shops for personal purposes as a consumer and has a valid ' +
          'payment method.',
      },
      {
        question: 'Where do I get the app?',
        answer:
          'On an iPhone or iPad, from the App Store. On Android, from our Android download page. The download ' +
          'buttons on this site lead to the right one.',
      },
    ],
  },
  merchants: {
    title: 'For merchants',
    items: [
      {
        question: 'Which businesses can join?',
        answer:
          'Restaurants, cafes, bakeries, hotels, supermarkets, markets and petrol stations: any shop with good food ' +
          'left at the end of the day.',
      },
      {
        question: 'What does it cost?',
        answer: 'Nothing. There are no upfront fees and no monthly fees, and the platform fee is waived for life.',
      },
      {
        question: 'When am I paid?',
        answer: 'Typically 3-5 business days after pickup.',
      },
      {
        question: 'At what price do bags sell?',
        answer: 'At 50% or more off. A bag with HK$60 of food in it sells for HK$30 or less.',
      },
      {
        question: 'What may I put in a bag?',
        answer:
          'Food from your own shop that you would still be glad to serve: buns, rice boxes, salads, cakes, fruit. ' +
          'If a customer asks about ingredients or allergens, tell them what is inside.',
      },
      {
        question: 'What if I have nothing left one evening?',
        answer:
          'You may cancel the order until two hours before pickup time. After that, please keep a bag for the ' +
          'customer.',
      },
      {
        question: 'What if a customer does not come?',
        answer:
          'If the customer does not pick up in time, you may sell the bag to another customer. The platform may ' +
          'charge the first one the Purchase Price.',
      },
      {
        question: 'How do I join?',
        answer:
          'Fill in the partnership form on this site: your shop, your phone number and what you usually have left. ' +
          'We read it and contact you.',
      },
    ],
  },
  support: {
    title: 'Not answered yet?',
    text: `Write to ${brand.en}. If it is about an order, tell us the shop and the day.`,
    email: 'Email us',
    whatsapp: 'Ask on WhatsApp',
  },
};
