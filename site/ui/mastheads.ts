/** The classes of each press outlet's typeface, as on its front page. */
export const mastheads = {
  harbourLedger: 'font-sign text-2xl',
  kowloonTable: 'text-xl font-black tracking-wide uppercase',
  dingDingRadio: 'masthead-radio text-lg font-bold',
  lokFungDaily: 'masthead-italic text-2xl',
  foundersHill: 'masthead-typed text-lg',
  peakAndPier: 'text-2xl leading-none font-black',
};
