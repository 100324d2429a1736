/** The classes of each press outlet's typeface, as on its front page. */
export const mastheads = {
  harbourLedger: 'font-sign text-2xl',
  kowloonTable: 'text-lg font-black tracking-wide uppercase sm:text-xl',
  dingDingRadio: 'masthead-radio text-lg font-bold',
  lokFungDaily: 'masthead-italic text-2xl',
  foundersHill: 'masthead-typed text-lg',
  peakAndPier: 'text-2xl leading-none font-black',
};
