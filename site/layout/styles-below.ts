/**
 * The address of a stylesheet where the first screen of a long page ends; `build/inline-styles.ts` replaces it by a file with the
 * styles of what is below, which browsers load while they paint what is above. With all styles in it the document of the home page
 * took one round trip more.
 */
export const stylesBelow = '#styles-below';
