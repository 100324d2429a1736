import { brand } from '../brand.ts';
import type { referralFaq as en } from '../en/referral-faq.ts';

export const referralFaq = {
  label: '推薦計劃問答',
  meta: {
    title: '推薦計劃問答：怎樣介紹餐廳',
    description:
      '誰可以推薦？事前要跟老闆談甚麼？24小時內會發生甚麼事？資料給誰看？介紹第一間餐廳之前常見的問題，' +
      '這裏逐條簡單回答。',
  },
  title: '推薦計劃問答',
  intro: '介紹第一間餐廳之前，大家都會問的事。',
  items: [
    {
      question: '誰可以推薦？',
      answer: '任何人都可以：熟客、老闆的朋友、供應商、樓上的街坊。不用正式申請，也不用登記賬戶。',
    },
    {
      question: '推薦之前要做甚麼？',
      answer: '先跟餐廳或咖啡店談，確定對方有興趣跟我們見面。填表時會請你確認這一點。',
    },
    {
      question: '怎樣跟老闆開口？',
      answer:
        '問問收舖時剩下的食物怎樣處理。然後告訴他，有個App可以裝成驚喜袋賣出去，不設前期費用，不收月費，' +
        '平台費終身豁免。',
    },
    {
      question: '要準備甚麼資料？',
      answer:
        '餐廳的名稱和地址、跟你談的人的姓名和電話、方便致電的時間，再用一兩句說說談了甚麼。對方的電郵可填可不填。',
    },
    {
      question: '要花多少時間？',
      answer: '大約兩分鐘。填到一半要走開也不怕，用同一部裝置回來，填過的還在。',
    },
    {
      question: '提交之後會怎樣？',
      answer: '我們會在24小時內聯絡餐廳，盡量配合你選的時間，並約對方見面。',
    },
    {
      question: '可以推薦多少間？',
      answer: '不限。每間餐廳填一張表就可以。',
    },
    {
      question: '哪些店舖可以推薦？',
      answer:
        '十八區的餐廳、咖啡店、麵包店、街市、美食廣場和到會公司都可以。不屬於這些類別的，請選「其他」，再在「補充資料」告訴我們。',
    },
    {
      question: '餐廳要付多少錢？',
      answer: '不用錢。不設前期費用，不收月費，平台費終身豁免。餐廳一般在顧客自取後3至5個工作天收到款項。',
    },
    {
      question: '餐廳最後不參加，我有責任嗎？',
      answer: '沒有。你負責介紹，其餘由我們跟進。餐廳隨時可以婉拒。',
    },
    {
      question: '我交的資料，誰會看到？',
      answer: `只有${brand.zh}的團隊會看到，用來聯絡餐廳和你，跟進這次推薦。你可以隨時寫信給我們，要求查閱、更正或刪除。`,
    },
  ],
  contact: {
    title: '想先問清楚？',
    cards: {
      email: {
        title: '電郵支援',
        description: '甚麼時候寫都可以，我們24小時內回覆。',
        action: '傳送電郵',
      },
      chat: {
        title: '用WhatsApp傾談',
        description: '只想問一句，或者正站在櫃枱前跟老闆談，用這個最快。',
        action: '開始對話',
      },
      call: {
        title: '預約通話',
        description: '跟我們的同事談15分鐘，一起想想怎樣介紹那間店。',
        action: '預約15分鐘通話',
      },
    },
  },
  quickFacts: {
    title: '一目了然',
    facts: [
      { label: '推薦次數', value: '不限' },
      { label: '填表時間', value: '2分鐘' },
      { label: '正式申請', value: '不用' },
      { label: '聯絡餐廳', value: '24小時內' },
      { label: '跟我們通話', value: '15分鐘' },
      { label: '餐廳收費', value: '不設前期費用和月費' },
    ],
  },
  cta: '立即推薦餐廳',
} satisfies typeof en;
