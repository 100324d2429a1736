import type { questionSearch as en } from '../en/question-search.ts';

export const questionSearch = {
  label: '搜尋問題',
  found: '{all}條問題中，有{count}條符合',
  none: '沒有問題含這些字。請在下面聯絡我們，24小時內回覆。',
} satisfies typeof en;
