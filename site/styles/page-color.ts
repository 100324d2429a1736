/** The paper colour of `tokens.css` in light and dark, for what reads no stylesheet: browser bars, splash screen, pictures. */
export const paper = { light: '#fbf4e6', dark: '#1b1310' };
