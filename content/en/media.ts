import { brand } from '../brand.ts';

export const media = {
  label: 'Media',
  meta: {
    title: 'Media coverage of food rescue in Hong Kong',
    description:
      `What newspapers, magazines and radio have written and said about ${brand.en}: bakers, late shifts, surprise ` +
      'bags and 50,000+ meals saved.',
  },
  title: 'Media coverage',
  description:
    'Reporters have stood in our queues, opened the bags and asked the bakers hard questions. Here is what they found.',
  articles: {
    harbourLedger: {
      title: 'The queue that forms at nine',
      publication: 'The Harbour Ledger',
      date: '14 May 2024',
      description: 'A night outside a bakery in Sham Shui Po, with the people who come for what the day left behind.',
      readMore: 'Read more at The Harbour Ledger',
    },
    kowloonTable: {
      title: 'Seven\u00a0dinners, seven surprise bags',
      publication: 'Kowloon Table',
      date: '2 November 2024',
      description:
        'A food critic eats from surprise bags for a week, misses one pickup, and falls for a petrol station sandwich.',
      readMore: 'Read more at Kowloon Table',
    },
    dingDingRadio: {
      title: 'Where do the egg tarts go after closing?',
      publication: 'Ding Ding Radio',
      date: '21 January 2025',
      description:
        'A listener’s question leads the morning show to a baker, a nurse on late shift and a very full tote bag.',
      readMore: 'Read more at Ding Ding Radio',
    },
    lokFungDaily: {
      title: 'A baker empties his shelves, and not into the bin',
      publication: 'Lok Fung Daily',
      date: '9 June 2025',
      description:
        'Thirty years of throwing bread away, ended by six paper bags an evening. The owner shows his accounts.',
      readMore: 'Read more at Lok Fung Daily',
    },
    foundersHill: {
      title: 'From the university canteen to the bakery counter',
      publication: 'Founders’ Hill',
      date: '18 November 2025',
      description:
        'How a university programme and a science park helped a small team turn unsold food into a business.',
      readMore: 'Read more at Founders’ Hill',
    },
    peakAndPier: {
      title: 'Five bags worth getting off the bus for',
      publication: 'Peak & Pier',
      date: '7 March 2026',
      description:
        'Hotel pastries in Wan Chai, char siu in Kwun Tong, fruit from the market in Tai Po: a weekend route.',
      readMore: 'Read more at Peak & Pier',
    },
  },
  impact: {
    title: 'The numbers, for your story',
    text:
      '50,000+ meals saved since 2023, with 20+ restaurant partners and 10K+ customers. On average, by our own ' +
      'estimate, each order saves 1 kg of food and 1,000 L of water, and avoids 2.5 kg CO₂e.',
    rows: [
      { label: 'Meals saved since 2023', value: '50,000+' },
      { label: 'Restaurant partners', value: '20+' },
      { label: 'Customers', value: '10K+' },
      { label: 'Food saved per order', value: '1 kg' },
      { label: 'CO₂e avoided per order', value: '2.5 kg' },
      { label: 'Water saved per order', value: '1,000 L' },
    ],
    copy: 'Copy the figures',
    copied: 'Copied',
    logo: 'Download the logo (SVG)',
    picture: 'Download a picture (PNG)',
  },
  press: {
    title: 'Press inquiries',
    text:
      'We can introduce you to a shop owner, find you a picture of tonight’s bags, or check a figure before your ' +
      'deadline.',
    button: 'Email our press team',
  },
};
