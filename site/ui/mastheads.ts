/** The classes of each press outlet's typeface, as on its front page. */
export const mastheads = {
  harbourLedger: 'font-display text-lg sm:text-xl',
  kowloonTable: 'text-lg font-black tracking-wide uppercase sm:text-xl',
  dingDingRadio: 'masthead-radio text-lg font-bold',
  lokFungDaily: 'masthead-italic text-lg sm:text-xl',
  foundersHill: 'masthead-typed text-lg',
  peakAndPier: 'text-lg font-black sm:text-xl',
};
