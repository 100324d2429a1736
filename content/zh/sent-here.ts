import type { sentHere as en } from '../en/sent-here.ts';

export const sentHere = {
  title: '這部裝置上的推薦：{count}個',
  open: '選擇一個，就可以查詢進度。',
  waiting: '尚未提交',
  sent: '已提交',
  forget: '清除這個清單',
  forgetConfirm: '確定清除這個清單？之後查詢進度，就要有參考編號和電郵。',
} satisfies typeof en;
