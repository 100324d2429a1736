import { brand } from '../brand.ts';

export const merchant = {
  label: 'For merchants',
  meta: {
    title: 'For merchants: sell what is left, pay no fees',
    description:
      'Sell your unsold bread, meals and groceries as surprise bags. No upfront or monthly fees, the platform fee ' +
      'waived for life, paid in days.',
  },
  title: 'You made it well. Sell every last piece.',
  subtitle: 'No upfront fee, no monthly fee, and the platform fee waived for life.',
  description:
    'What is left at closing time has already cost you flour, gas and wages. Put it in surprise bags with ' +
    `${brand.en}, and people in your neighbourhood will pay for it and come to collect it.`,
  heroCta: 'Become a partner',
  benefits: {
    title: 'What your shop gets',
    items: {
      money: {
        title: 'Money instead of rubbish',
        description:
          'Food that earned you nothing at closing time now brings in money, and there is less to carry to the bin.',
      },
      customers: {
        title: 'New customers at the door',
        description:
          'Everyone who reserves has to walk into your shop. Many have passed it for years and never stopped.',
      },
      reputation: {
        title: 'A good name for doing good',
        description:
          'On average, by our estimate, each order saves 1 kg of food and avoids 2.5 kg CO₂e. Your customers notice, ' +
          'and so do your staff.',
      },
    },
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Send us the form',
        description: 'The shop’s name and district, your name, phone and email, and what you usually have left.',
      },
      {
        title: 'We set you up',
        description: 'We talk it through with you and put your shop in the app.',
      },
      {
        title: 'Say what is left',
        description: 'In the merchant portal, enter how many bags you have and when they can be picked up.',
      },
      {
        title: 'Hand over the bags',
        description: 'Customers pay in the app and show you their order. You give them the bag.',
      },
    ],
  },
  costs: {
    title: 'What it costs',
    intro: 'No upfront fee, no monthly fee, no platform fee.',
    columns: { item: 'Fee', price: 'You pay' },
    rows: [
      { item: 'Upfront fee', price: 'HK$0' },
      { item: 'Monthly fee', price: 'HK$0' },
      { item: 'Platform fee', price: 'HK$0, for life' },
    ],
    note: 'The platform fee is what a marketplace takes from each sale. Ours is waived for life, not for a trial month.',
  },
  payment: {
    title: 'When you are paid',
    text: 'Typically 3–5 business days after pickup. Customers pay in the app, so there is no cash to count for a bag.',
  },
  calculator: {
    title: 'What would your\u00a0shop receive?',
    intro:
      'We begin with a bakery at 8:30 pm, with 24 buns and pastries still on the shelf. Put in your own numbers, and ' +
      'the receipt changes with them.',
  },
  questions: {
    title: 'What shop owners ask us',
    items: [
      {
        question: 'What if everything sells out?',
        answer:
          'Congratulations. You may cancel the order up to two hours before the pickup time begins. After that, please ' +
          'keep a bag for the customer.',
      },
      {
        question: 'Will my regulars stop paying full price?',
        answer:
          'A bag comes at the end of the day and nobody can choose what is inside. People who want a certain cake ' +
          'still come for it at full price.',
      },
      {
        question: 'Is it much work in the busiest hour?',
        answer: 'You put what is left in a bag and hand it over. Reserving and paying happen in the app.',
      },
      {
        question: 'What if a customer does not come?',
        answer:
          'You may sell the bag to someone else. We may charge the customer who did not come; what we charge is passed ' +
          'on to you.',
      },
    ],
  },
  closing: {
    title: 'What is left in your shop tonight?',
    text: 'Tell us in the form. We will take it from there.',
    cta: 'Fill in the partnership form',
  },
};
