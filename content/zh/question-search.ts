import type { questionSearch as en } from '../en/question-search.ts';

export const questionSearch = {
  label: '搜尋問題',
  found: '{all}條問題中，有{count}條符合',
  none: '找不到含這些字的問題。請電郵給我們，我們會在24小時內回覆。',
} satisfies typeof en;
