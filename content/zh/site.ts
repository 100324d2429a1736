import { brand } from '../brand.ts';
import type { site as en } from '../en/site.ts';

export const site = {
  tagline: '好味咪嘥，半價帶走',
  defaultDescription:
    `每晚收舖前，香港的麵包店、咖啡店和餐廳總有賣不完的好東西。店舖把它們裝成驚喜袋，在${brand.zh}以五折或以下出售，` +
    '用App預訂，到店自取。',
  nav: {
    more: '更多',
    menu: '選單',
  },
  mainNavigation: '主選單',
  skipToContent: '跳到主要內容',
  languageSwitch: { label: 'English' },
  download: {
    appStore: { small: '下載於', large: 'App Store' },
    googlePlay: { small: 'Android版', large: 'Google Play' },
    cta: '下載App',
    code: '二維碼：用手機掃描，下載App',
    scan: '手機掃一掃',
    androidNote: 'Android版是APK檔案，由我們的下載頁提供。',
  },
  footer: {
    about: `收舖前賣不完的好東西，${brand.zh}帶它上飯桌。2023年起，在香港救回一份又一份好食物。`,
    headings: {
      explore: '瀏覽',
      partners: '合作',
      contact: '聯絡',
      follow: '追蹤我們',
    },
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    rednote: '小紅書',
    copyright: `© {year}${brand.zh}。版權所有。`,
    incubated: '由獅子山大學科技創業計劃及新月灣科學園培育。',
    samples: '本網站的人物、合作商戶、支持機構和傳媒均屬虛構，只作示範。',
    backToTop: '返回頁頂',
  },
  whatsappGreeting: `你好，我想查詢有關${brand.zh}的事。`,
} satisfies typeof en;
