import type { sentHere as en } from '../en/sent-here.ts';

export const sentHere = {
  title: '從這部裝置提交的推薦：{count}個',
  waiting: '仍在這部裝置等候提交',
  status: '查看跟進進度',
  forget: '清除這個清單',
} satisfies typeof en;
