import { brand } from '../brand.ts';
import type { blog as en } from '../en/blog.ts';

export const blog = {
  label: '網誌',
  meta: {
    title: '網誌：好好存放，好好吃完',
    description: '剩餸食譜、細雪櫃收納、翻熱貼士。寫給香港廚房：買回來的食物怎樣安心存放，由菜梗到剩飯都吃得乾乾淨淨。',
  },
  title: '買得回來，就好好吃完',
  description: '菜梗煲成湯，雪櫃放得有條理，剩餸安心翻熱：為地方淺窄、夏天潮濕的香港廚房而寫。',
  allPosts: '所有文章',
  readTime: '閱讀時間2分鐘',
  readMore: '閱讀全文',
  backToBlog: '返回網誌',
  related: '相關文章',
  publishedOn: '{date}發佈',
  by: `文：${brand.zh}團隊`,
  end: {
    title: '看完肚餓了？',
    text: '看看附近的店舖今晚還有甚麼好吃的，五折或以下。',
    newsletter: '訂閱電子通訊，每月最多一封',
    share: '分享這篇文章',
    whatsapp: 'WhatsApp',
    email: '電郵',
  },
} satisfies typeof en;
