import { brand } from '../brand.ts';

export const referralFaq = {
  label: 'Referral FAQ',
  meta: {
    title: 'Referral FAQ: introducing a restaurant',
    description:
      'Who may refer a restaurant, what to ask the owner first, what happens within 24 hours and who sees the ' +
      'details. Short, plain answers for referrers.',
  },
  title: 'Referral FAQ',
  intro: 'What people ask before they introduce their first restaurant.',
  items: [
    {
      question: 'Who can refer a restaurant?',
      answer:
        'Anyone: a regular customer, a friend of the owner, a supplier, the neighbour upstairs. There is no formal ' +
        'application and no account to open.',
    },
    {
      question: 'What do I do before I send a referral?',
      answer:
        'Talk to the restaurant or cafe. Make sure that it is interested in meeting us, and that the person you spoke to is ' +
        'happy for us to have their name and number. The form asks you to confirm both.',
    },
    {
      question: 'How do I bring it up with the owner?',
      answer:
        'Ask what happens to the food left at closing time. Then say that they can sell it in surprise bags through an app, ' +
        'that there are no upfront or monthly fees, and that the platform fee is waived for life.',
    },
    {
      question: 'What do I need to have ready?',
      answer:
        'The restaurant’s name and address, the name and phone number of the person you spoke to, the best time to ' +
        'call, and a line or two on what was said. Their email is optional.',
    },
    {
      question: 'How long does it take?',
      answer:
        'About two minutes. If you are called away halfway through, what you have typed is still there when you ' +
        'come back in the same browser within a week.',
    },
    {
      question: 'What happens after I send it?',
      answer:
        'We contact the restaurant within 24 hours, at the time of day you chose if we can. If it is still interested, ' +
        'we arrange a meeting.',
    },
    {
      question: 'Is there a reward?',
      answer: 'No. Referring is voluntary and unpaid. What you get is a shop you like with less in its bin.',
    },
    {
      question: 'Will I hear what became of it?',
      answer:
        'Yes. Below the form there is a link, “What became of your referral?”. With your reference and your email you ' +
        'can see there, at any time, whether we have reached the restaurant, what happens next, and whether it has joined. ' +
        'We contact you ourselves if something is unclear, and may email you to tell you the outcome. On that page you ' +
        'may also be able to ask for news by email. We first send you one email with a link to confirm; after that, at ' +
        'most one a day about each referral.',
    },
    {
      question: 'Will the owner be told my name?',
      answer:
        'Not by us, unless you say in the additional notes that we may. The owner may guess, since you have talked to each other.',
    },
    {
      question: 'How many restaurants can I refer?',
      answer: 'As many as you like. Referrals are unlimited: send one form for each restaurant.',
    },
    {
      question: 'Which businesses can I refer?',
      answer:
        'Restaurants, cafes, bakeries, markets, supermarkets, food courts and catering companies anywhere in the 18 ' +
        'districts. For a hotel, a petrol station or another kind, choose Other and tell us about it.',
    },
    {
      question: 'What does it cost the restaurant?',
      answer:
        'There are no upfront or monthly fees, and the platform fee is waived for life. The restaurant is ' +
        'typically paid 3–5 business days after each pickup.',
    },
    {
      question: 'Am I responsible for what the restaurant decides?',
      answer: 'No. You make the introduction and we do the rest. The restaurant is free to say no at any point.',
    },
    {
      question: 'Who sees the details I send?',
      answer:
        `The team at ${brand.en}, who use them to contact the restaurant and you about this referral. Email us ` +
        'at any time to see, correct or delete them.',
    },
  ],
  contact: {
    title: 'Questions before you refer?',
    cards: {
      email: {
        title: 'Email support',
        description: 'Write whenever it suits you. We reply within 24 hours.',
        action: 'Send an email',
      },
      chat: {
        title: 'Chat on WhatsApp',
        description: 'For a quick question, or when you are standing at the counter with the owner.',
        action: 'Start a chat',
      },
      call: {
        title: 'Book a call',
        description: 'Fifteen minutes with a person from our team, to talk through the restaurant you have in mind.',
        action: 'Book a 15-minute call',
      },
    },
  },
  quickFacts: {
    title: 'Quick facts',
    facts: [
      { label: 'Referrals', value: 'Unlimited' },
      { label: 'The form', value: '2 minutes' },
      { label: 'Formal application', value: 'None' },
      { label: 'Restaurant contacted', value: 'Within 24 hours' },
      { label: 'Call with us', value: '15 minutes' },
      { label: 'Upfront or monthly fees', value: 'None' },
    ],
  },
  cta: 'Refer a restaurant now',
};
