/** Counters of the referral page (docs/spec.md §9): the value shown until they count, and the last value, which the HTML has. */
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
