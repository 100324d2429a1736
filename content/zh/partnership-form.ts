import type { FieldLabels, OptionLabels } from '../../domain/fields.ts';
import type { partnershipFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';
import type { partnershipForm as en } from '../en/partnership-form.ts';
import { businessTypes, districts } from './options.ts';

const fields: FieldLabels<typeof partnershipFields> = {
  businessName: { label: '招牌上的店名', hint: '' },
  businessType: { label: '商戶類型', hint: '酒店、油站等請選「其他」。' },
  district: { label: '地區', hint: '如有多間分店，請選最先開始那間的地區。' },
  contactName: { label: '你的姓名', hint: '' },
  phone: { label: '電話', hint: '8位數字，有WhatsApp最方便。' },
  email: { label: '電郵', hint: '' },
  surplus: { label: '平時大概會剩下甚麼？', hint: '' },
  notes: {
    label: '補充資料',
    hint: '例如營業時間，或平時一晚大約剩多少。',
  },
  consent: {
    label: `我同意${brand.zh}保存以上資料，並就合作事宜聯絡我。`,
    hint: '只供我們的團隊查閱，{months}個月後刪除。你可以隨時要求查閱、更正或刪除。',
  },
};

const options: OptionLabels<typeof partnershipFields> = {
  businessType: businessTypes,
  district: districts,
  surplus: {
    'Bread and pastries': '麵包糕餅',
    'Hot meals': '熱食飯餐',
    Groceries: '雜貨鮮果',
    'Drinks and desserts': '飲品甜品',
    'A mix': '每樣都有一點',
  },
};

export const partnershipForm = {
  title: '說說你的店',
  intro: '除了註明「選填」的，每項都請填寫。',
  fields,
  options,
  prefilledNotes: '我在網站算過：每晚約剩{pieces}件，每件原價{price}，每星期{evenings}晚，每袋裝{bag}件。',
  submit: '提交表格',
  submitting: '處理中……',
  success: {
    title: '收到了，多謝你',
    text: '我們看過後會聯絡你。還有，記得替我們留一個蛋撻！',
    again: '替另一間店填表',
  },
} satisfies typeof en;
