/** Compressed bytes over the network, without headers. They do not depend on the speed of the machine. */
export const budget = {
  html: 25_000,
  medianHtml: 16_000,
  /**
   * Ten packets of 1,460 bytes, which a server sends at first, without the headers, some 850 bytes in HTTP/2. The name of another file
   * in it changes the compressed size by up to 30 bytes.
   */
  homeHtml: 13_750,
  /** A quarter of it is what a form needs before its own code is there. */
  script: 2_950,
  font: 25_000,
  /** The display fonts of a Chinese page: its headings, and whatever else English has in its display font. */
  headlineFonts: 36_000,
  /** Document, script, display font, icon and manifest, and two for a frame, a tool near the screen, or a drawing. */
  requests: 7,
  /** Loaded when a form is touched. The referral form has the most: its cards, its unsent ones and the shop at its end. */
  form: 76_500,
  /** Of a page of the desk; browsers keep nearly all of it for the next one. */
  desk: 112_640,
  /** What a page of the desk loads once it is there, for when there is no network: the code of lists, records and new cases. */
  deskAhead: 15_360,
};

/**
 * Chinese fonts are not counted: one is only downloaded by devices without any (tests/visits/fonts.spec.ts), the other has
 * a budget of its own.
 */
export const isChineseFont = (url: string) => /\/(?:encore-han|headline)-/.test(url);
