/** The working brand, in the one place where it can be changed. */
export const brand = { en: 'Encore', zh: '再嚐', both: 'Encore · 再嚐' };
