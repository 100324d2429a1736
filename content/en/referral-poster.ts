/** The page of the poster, and the poster itself, which has both languages. */
export const referralPoster = {
  meta: {
    title: 'A poster for a shop’s door',
    description: 'A poster in two languages, to print on A4: whoever scans it can introduce a restaurant or cafe.',
  },
  title: 'A poster for a shop’s door',
  intro:
    'Choose a district, print the page on A4, and hang it on a shop’s door, if the shop agrees. Anyone who scans it ' +
    'can introduce the next shop.',
  district: 'District',
  everywhere: 'All of Hong Kong',
  show: 'Show the poster',
  poster: {
    place: '{district}: good shops, introduced by neighbours',
    question: 'Which shop has good food left at closing time?',
    text: 'Talk to them, then introduce them to us. It takes about two minutes; we contact them within 24 hours.',
    scan: 'Scan to introduce a shop',
  },
};
