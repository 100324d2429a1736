import { brand } from '../brand.ts';
import type { whyJoin as en } from '../en/why-join.ts';

export const whyJoin = {
  label: '為何參與',
  meta: {
    title: '為何參與推薦計劃',
    description:
      '介紹餐廳或咖啡店的四個理由：少一點浪費、沒有束縛、社區更環保，還有一班同路人。不用正式申請，推薦次數不限，' +
      '兩分鐘就填好。',
  },
  title: '為何參與推薦計劃',
  intro: '反正你常在外面吃飯，也常跟老闆閒聊。現在多談兩句，每晚就可能救回一盤好食物。',
  cards: {
    waste: {
      title: '減少食物浪費',
      description: '你每介紹一間餐廳，就多一個廚房的好食物有人吃。按我們估算，平均每張訂單救回1公斤食物。',
    },
    flexible: {
      title: '彈性參與',
      description: '推薦一間或三十間，這星期或明年，都隨你。次數不限，不用正式申請。',
    },
    climate: {
      title: '做社區的環保先行者',
      description: '按同一估算，平均每張訂單減少2.5公斤碳排放（CO₂e），節省1,000公升水。在你的社區，由你開始。',
    },
    movement: {
      title: '同路人愈來愈多',
      description: '已有超過100間合作商戶、超過10,000位顧客同行。下一間，可能就在你家樓下。',
    },
  },
  impact: {
    title: `${brand.zh}至今的成績`,
    figures: [
      { number: '50,000+', label: '份食物成功救回' },
      { number: '100+', label: '間合作商戶' },
      { number: '10,000+', label: '位滿意顧客' },
    ],
  },
  closing: {
    title: '你想起了哪間店？',
    text: '跟老闆談幾句，再交給我們。大約兩分鐘。',
    submit: '提交首個推薦',
    faq: '看推薦計劃常見問題',
  },
} satisfies typeof en;
