/**
 * The site's facts: where its links lead and how the team is reached. Sample values on reserved domains and numbers;
 * changing one here changes it on every page.
 */
export const facts = {
  appStore: 'https://apps.example.com/hk/encore',
  /** Android's link goes to a page that offers the APK (docs/spec.md §1). */
  androidDownload: 'https://apk.example.com/encore',
  email: 'hello@encore.example.com',
  pressEmail: 'press@encore.example.com',
  phone: '+852 5555 0123',
  instagram: 'https://instagram.example.com/encore.hk',
  rednote: 'https://rednote.example.com/encore-hk',
  maps: 'https://maps.example.com/?q=Crescent+Bay+Science+Park+Sha+Tin',
  callBooking: 'https://calendar.example.com/encore/15-minutes',
} as const;

/** What the press wrote, in the order of the articles in `content` and of the outlets on the home page. */
export const pressLinks = [
  'https://press.example.com/harbour-ledger/the-queue-that-forms-at-nine',
  'https://press.example.com/kowloon-table/seven-dinners-seven-surprise-bags',
  'https://press.example.com/ding-ding-radio/where-do-the-egg-tarts-go',
  'https://press.example.com/lok-fung-daily/a-baker-empties-his-shelves',
  'https://press.example.com/founders-hill/from-canteen-to-counter',
  'https://press.example.com/peak-and-pier/five-bags-worth-getting-off-for',
] as const;

/** A WhatsApp chat with the team, opened with a first sentence. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${facts.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A `tel:` address for a phone number written for people. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Counters of the referral page (docs/spec.md §9): what is shown before the script runs, and where the count ends. */
export const counters = {
  meals: { initial: 50_000, target: 50_000 },
  partners: { initial: 100, target: 20 },
  customers: { initial: 25_000, target: 10_000 },
} as const;

/** Counter timings in milliseconds (docs/spec.md §9). */
export const counterTimings = { delay: 500, duration: 2000, step: 16 } as const;

/** Pixels of scrolling after which the bar becomes more opaque (docs/spec.md §2.3). */
export const scrollThreshold = 50;

/** The widest screen, in pixels, on which the context menu is blocked (docs/spec.md §9). */
export const narrowScreen = 768;

/** Height of the partnership form's frame in pixels (docs/spec.md §2). */
export const partnershipFrameHeight = 1200;
