import { brand } from '../brand.ts';
import type { terms as en } from '../en/terms.ts';

export const terms = {
  label: '條款及細則',
  meta: {
    title: '條款及細則',
    description:
      '預訂驚喜袋的規則一覽：誰可以預訂、怎樣付款、最遲何時可以取消、食物致敏物與投訴安排，並說明平台的角色。條款原文為英文。',
  },
  title: '條款及細則',
  intro:
    `你經${brand.zh}App預訂食物，即表示接受以下條款，並受其約束。為免中英文釋義有出入，條款只設英文版本。` +
    '如有不明白的地方，歡迎聯絡我們，我們會以中文向你解釋，解釋僅供參考。',
  contents: '目錄',
  lastUpdated: '最後更新：{date}',
} satisfies typeof en;
