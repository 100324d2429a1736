import { brand } from '../brand.ts';
import type { terms as en } from '../en/terms.ts';

export const terms = {
  meta: {
    title: '條款及細則',
    description:
      '預訂驚喜袋的規則一覽：誰可以預訂、怎樣付款、取貨前兩小時可取消預訂、食物致敏原與投訴安排，並說明平台的角色。條款原文為英文。',
  },
  title: '條款及細則',
  intro:
    `你經${brand.zh}應用程式預訂食物，即受以下條款約束。條款具法律效力，所以只採用英文一個文本，` +
    '以免兩種語言各有解釋。如有不明白的地方，歡迎聯絡我們，我們會以中文向你說明。',
  contents: '目錄',
  lastUpdated: '最後更新：{date}',
} satisfies typeof en;
