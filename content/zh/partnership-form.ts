import { brand } from '../brand.ts';
import type { partnershipForm as en } from '../en/partnership-form.ts';

export const partnershipForm = {
  title: '說說你的店',
  intro: '除了註明「選填」的，每項都請填寫。',
  fields: {
    businessName: { label: '店舖或餐廳名稱', hint: '跟招牌一樣就可以' },
    businessType: { label: '商戶類型', hint: '酒店、油站等請選「其他」。' },
    district: { label: '地區', hint: '如有多間分店，請選想先開始的一間' },
    contactName: { label: '你的姓名', hint: '' },
    phone: { label: '電話', hint: '香港號碼為8位數字；有WhatsApp的手提電話最方便' },
    email: { label: '電郵', hint: '' },
    surplus: { label: '平時會剩下甚麼？', hint: '大概就可以' },
    notes: {
      label: '補充資料',
      hint: '例如營業時間，或者平時一晚大約剩多少',
    },
    consent: {
      label: `我同意${brand.zh}保存以上資料，並就合作事宜聯絡我。`,
      hint: '只供我們的團隊查閱，{months}個月後刪除。你可以隨時要求查閱、更正或刪除。',
    },
  },
  options: {
    businessType: {
      Restaurant: '餐廳',
      Cafe: '咖啡店',
      Bakery: '麵包店',
      Market: '街市／超市',
      'Food Court': '美食廣場',
      Catering: '到會公司',
      Other: '其他',
    },
    district: {
      'Central and Western': '中西區',
      Eastern: '東區',
      Southern: '南區',
      'Wan Chai': '灣仔區',
      'Kowloon City': '九龍城區',
      'Kwun Tong': '觀塘區',
      'Sham Shui Po': '深水埗區',
      'Wong Tai Sin': '黃大仙區',
      'Yau Tsim Mong': '油尖旺區',
      Islands: '離島區',
      'Kwai Tsing': '葵青區',
      North: '北區',
      'Sai Kung': '西貢區',
      'Sha Tin': '沙田區',
      'Tai Po': '大埔區',
      'Tsuen Wan': '荃灣區',
      'Tuen Mun': '屯門區',
      'Yuen Long': '元朗區',
    },
    surplus: {
      'Bread and pastries': '麵包糕餅',
      'Hot meals': '熱食飯餐',
      Groceries: '雜貨鮮果',
      'Drinks and desserts': '飲品甜品',
      'A mix': '每樣都有一點',
    },
  },
  submit: '提交表格',
  submitting: '處理中……',
  success: {
    title: '收到了，多謝你',
    text: '我們看過後會聯絡你。在那之前，請替我們留一個蛋撻。',
    again: '替另一間店填表',
  },
} satisfies typeof en;
