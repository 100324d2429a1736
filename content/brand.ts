/** The working brand name, defined only here. */
export const brand = { en: 'Encore', zh: '再嚐', both: 'Encore · 再嚐' };
