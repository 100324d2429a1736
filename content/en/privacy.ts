import { brand } from '../brand.ts';

export const privacy = {
  label: 'Privacy',
  meta: {
    title: 'Privacy notice',
    description:
      'What this website and its forms collect, why, who sees it, how long we keep it, and how to see, correct or ' +
      'delete what we hold about you.',
  },
  title: 'Privacy notice',
  intro:
    `What ${brand.en} collects on this website, why, who sees it, and when it is deleted. ` +
    'You can read every page without telling us anything.',
  /** Where the site uses Google's cloud: after the sentence about services. */
  cloud:
    ' When you press the button of the referral form, your browser sends it to Google Cloud (Firestore), which stores it for ' +
    'us; Google then learns your IP address.',
  contents: 'Contents',
  lastUpdated: 'Last updated on {date}',
};
