import { brand } from '../brand.ts';
import type { privacy as en } from '../en/privacy.ts';

export const privacy = {
  label: '私隱聲明',
  meta: {
    title: '私隱聲明',
    description: '本網站和各份表格收集甚麼資料、為何收集、誰會看到、保留多久，以及怎樣查閱、更正或刪除你的個人資料。',
  },
  title: '私隱聲明',
  intro: `${brand.zh}在本網站收集甚麼資料、為何收集、誰會看到、甚麼時候刪除，都寫在這裏。只是瀏覽的話，毋須提供任何資料。`,
  cloud:
    '你按下推薦表格的提交按鈕時，瀏覽器會把資料直接傳到替我們儲存資料的Google Cloud（Firestore），Google因此會知道你的IP地址。',
  contents: '目錄',
  lastUpdated: '最後更新：{date}',
} satisfies typeof en;
