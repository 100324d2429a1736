/** The paper of `tokens.css` by day and by night, for what reads no stylesheet: browser bars, the app's splash, pictures. */
export const paper = { light: '#fbf4e6', dark: '#1b1310' };
