/** The actor of what a referrer does on the page of their referral, without an account. */
export const referrerActor = 'referrer';

/** Whether it turned out well, as who referred it sees it. */
export const ratings = ['yes', 'no', 'unknown'] as const;
export type Rating = (typeof ratings)[number];
