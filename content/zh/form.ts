import { brand } from '../brand.ts';
import type { form as en } from '../en/form.ts';

export const form = {
  label: '合作申請',
  meta: {
    title: '合作申請表：餐廳及店舖適用',
    description:
      `麵包店、餐廳、咖啡店、街市檔口都歡迎。告訴${brand.zh}你的店在哪裏、平時剩下甚麼，不設前期費用和月費，` +
      '平台費終身豁免。',
  },
  title: '成為合作商戶',
  subtitle: '填一張簡短的表，說說你的店。不設前期費用，不收月費，平台費終身豁免。',
  frameTitle: '合作申請表',
  next: {
    title: '填好之後',
    steps: [
      {
        title: '我們先看',
        description: '同事會看你的申請，了解你的店、營業時間和平時剩下的食物。',
      },
      {
        title: '跟你談',
        description: '我們致電或電郵給你，解答你的問題，一起定好第一個驚喜袋和價錢。',
      },
      {
        title: '賣出第一袋',
        description: '你的店在App上架，附近的人就可以預訂你當晚剩下的好東西。',
      },
    ],
  },
  frameFallback: { text: '看不到表格？', link: '在新頁面打開表格' },
} satisfies typeof en;
