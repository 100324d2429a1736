/** Where each press article is published. `content` has its words, and the home page its outlet, under the same id. */
export const pressLinks = {
  harbourLedger: 'https://press.example.com/harbour-ledger/the-queue-that-forms-at-nine',
  kowloonTable: 'https://press.example.com/kowloon-table/seven-dinners-seven-surprise-bags',
  dingDingRadio: 'https://press.example.com/ding-ding-radio/where-do-the-egg-tarts-go',
  lokFungDaily: 'https://press.example.com/lok-fung-daily/a-baker-empties-his-shelves',
  foundersHill: 'https://press.example.com/founders-hill/from-canteen-to-counter',
  peakAndPier: 'https://press.example.com/peak-and-pier/five-bags-worth-getting-off-for',
} as const;
