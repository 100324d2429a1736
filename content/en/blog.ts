import { brand } from '../brand.ts';

export const blog = {
  label: 'Blog',
  meta: {
    title: 'Blog: good food, kept and used up',
    description:
      'Recipes for scraps and leftovers, tips for a small Hong Kong fridge, and plain answers on keeping and ' +
      'reheating food safely.',
  },
  title: 'Use it up, eat it well',
  description:
    'Scraps that become soup, a fridge that keeps its promises, leftovers reheated the safe way. ' +
    'Written for Hong Kong kitchens, where the fridge is small and the summer is wet.',
  allPosts: 'All posts',
  /** On the cards of the list (docs/spec.md §2.11). */
  readTime: '2 min read',
  readMore: 'Read more',
  backToBlog: 'Back to blog',
  related: 'Related articles',
  publishedOn: 'Published on {date}',
  by: `By the ${brand.en} team`,
  end: {
    title: 'Hungry now?',
    text: 'See what the shops near you have left tonight, at 50% off or more.',
    newsletter: 'Get the newsletter, at most once a month',
    share: 'Share this article',
    whatsapp: 'WhatsApp',
    email: 'Email',
  },
};
