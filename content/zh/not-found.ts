import { brand } from '../brand.ts';
import type { notFound as en } from '../en/not-found.ts';

export const notFound = {
  meta: {
    title: '找不到頁面',
    description:
      `你要找的${brand.zh}頁面不存在，或者已經搬走。可以返回主頁，看看常見問題，` +
      '或者了解驚喜袋怎樣在收舖前把好食物帶到你手上。',
  },
  title: '找不到頁面',
  subtitle: '哎呀，這一頁不在這裏',
  description: '頁面不存在，或者已經搬走。就像最後一個蛋撻，剛才明明還在。',
  goHome: '返回主頁',
  suggestions: {
    title: '你可能想找',
    pages: {
      faq: { label: '常見問題', description: '自取、付款、取消、食物敏感。' },
      merchant: { label: '商戶合作', description: '要付多少，何時收到錢。' },
      blog: { label: '食譜與廚房貼士', description: '食物怎樣放得更久、用得更盡。' },
    },
  },
} satisfies typeof en;
