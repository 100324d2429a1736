/** The collections of the store, each filled by one form. */
export const collections = ['referrals', 'messages', 'partnerships', 'subscribers'] as const;

export type Collection = (typeof collections)[number];
