import type { referralPoster as en } from '../en/referral-poster.ts';

export const referralPoster = {
  meta: {
    title: '店門海報',
    description: '一張雙語海報，可用A4紙列印：掃一掃，就可以介紹餐廳或咖啡店。',
  },
  title: '店門海報',
  intro: '選擇地區，用A4紙列印這一頁，貼在店門上。街坊掃一掃，就可以介紹下一間店。',
  district: '地區',
  everywhere: '全香港',
  show: '顯示海報',
  poster: {
    place: '{district}好店，由街坊介紹',
    question: '哪間店收舖時，還有好食物？',
    text: '跟老闆談幾句，再交給我們。大約兩分鐘就填好，我們會在24小時內聯絡對方。',
    scan: '掃一掃，介紹一間店',
  },
} satisfies typeof en;
