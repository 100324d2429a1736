/** The background colour of pages, as `--color-paper` in `tokens.css`, for what reads no stylesheet: browser bars, the manifest, images. */
export const pageColor = { light: '#fbf4e6', dark: '#1b1310' };
