import { brand } from '../brand.ts';
import type { referral as en } from '../en/referral.ts';

export const referral = {
  label: '推薦計劃',
  meta: {
    title: '餐廳推薦計劃：介紹餐廳或咖啡店',
    description:
      '認識一間晚上總有好東西賣不完的餐廳、咖啡店或麵包店？花兩分鐘介紹給我們，我們會在24小時內聯絡對方。' +
      '推薦次數不限，不用正式申請。',
  },
  hero: {
    badge: '餐廳推薦計劃',
    title: '哪間店，晚上總有好東西賣不完？介紹給我們',
    subtitle: '先跟老闆談幾句，對方有興趣才填表。約兩分鐘填好，我們會在24小時內聯絡餐廳。',
    benefitBadge: '推薦次數不限',
    cta: '推薦餐廳',
    /** Painted on the sign of the drawn shop. */
    sign: '早班電車麵包',
  },
  counters: {
    title: `${brand.zh}至今的成績`,
    meals: '份食物成功救回',
    partners: '間合作餐廳',
    customers: '位滿意顧客',
  },
  howItWorks: {
    title: '只需兩步，不用正式申請',
    steps: {
      talk: {
        title: '先跟餐廳談',
        description:
          '問問老闆或經理，收舖時剩下的食物怎樣處理，有沒有興趣跟我們見面。也問問可否把對方的姓名和電話交給我們。對方說好，才推薦。',
      },
      refer: {
        title: '再交給我們',
        description: '在下面填好餐廳資料、跟你談的是誰、甚麼時候方便致電。我們會在24小時內聯絡對方。',
      },
    },
  },
  benefits: {
    title: '這兩分鐘，值得',
    cards: {
      shop: {
        title: '幫一間你喜歡的店',
        description: '原本要倒掉的食物變成收入。不設前期費用，不收月費，平台費終身豁免。',
      },
      food: {
        title: '一次介紹，每晚救回食物',
        description:
          '介紹一間店，之後每晚都可能有驚喜袋。按我們估算，平均每張訂單救回1公斤食物，減少2.5公斤碳排放（CO₂e），' +
          '節省1,000公升水。',
      },
    },
  },
  whyJoin: {
    text: `介紹餐廳的四個好理由，還有${brand.zh}至今的成績。`,
    link: '為何參與',
  },
  about: {
    title: `${brand.zh}是誰？`,
    text:
      '香港的惜食平台。店舖把未賣完的食物裝成驚喜袋，五折或以下出售；顧客用App預訂，到店自取。2023年起，' +
      '已救回超過50,000份食物。',
    link: `認識${brand.zh}`,
  },
  formSection: {
    title: '推薦餐廳',
    intro: '提交之前，請先確定對方有興趣見面。填表約兩分鐘，想推薦多少間都可以。',
    status: '查詢推薦進度',
  },
} satisfies typeof en;
