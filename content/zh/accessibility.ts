import type { accessibility as en } from '../en/accessibility.ts';

export const accessibility = {
  label: '無障礙聲明',
  meta: {
    title: '無障礙聲明',
    description:
      '以鍵盤、讀屏軟件、放大文字或關閉JavaScript瀏覽本網站時，有哪些地方可以放心使用，有哪些地方尚未做好，以及怎樣告訴我們。',
  },
  title: '無障礙聲明',
  intro: '不論你用甚麼方式看、聽、打字或點按，都應該用得到本網站。以下是我們做到的、尚未做好的，以及聯絡我們的方法。',
  lastUpdated: '最後更新：{date}',
} satisfies typeof en;
