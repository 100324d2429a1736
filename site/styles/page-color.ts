/** The background colour of pages, as `--color-paper` in `tokens.css`, for browser bars, the manifest and images, which cannot use the stylesheet. */
export const pageColor = { light: '#fbf4e6', dark: '#161320' };
