/** One term for one thing: `never` lists other words for it, as parts of a text. `content/content.test.ts` checks all texts. */
type Term = { use: string; never: (string | RegExp)[] };

export const wording: Record<'en' | 'zh', Term[]> = {
  en: [
    { use: 'shop; Store only in the terms', never: ['partner store', 'Partner store', 'the stores', 'merchant store'] },
    { use: '50% off or more', never: ['50% or more off', 'half price, or better', 'lower than half'] },
    { use: 'upfront fee', never: [/sign-up fee/i, 'fee to join', 'joining fee'] },
    { use: 'up to two hours before the pickup time begins', never: ['until two hours before'] },
    { use: 'order', never: ['show your Reservation Confirmation'] },
    { use: 'the full price of the bag, which a customer may be charged', never: [/the full price(?! of the bag)/] },
    { use: 'a better time to call', never: ['better hour', 'at an hour', 'its hour'] },
    { use: 'saves food and water, avoids CO₂e', never: [/saves?[^,.]* CO₂e/] },
    { use: 'kg', never: ['KG'] },
    { use: 'CO₂e', never: ['CO2e'] },
    { use: 'of our municipal waste', never: ['landfill waste'] },
    { use: 'newsletter', never: [' letter', 'Letter', 'mailing list'] },
    { use: 'message, email', never: [/\bwrit(e|ing) to\b/i, 'Thank you for writing'] },
    { use: 'reply', never: [/answer by/i, 'Our answer', 'Answered'] },
    { use: 'sent automatically', never: ['sent by itself', 'sent by themselves'] },
    { use: 'Processing...', never: ['Sending'] },
    { use: 'Business type', never: ['Type of business'] },
    { use: 'FAQ', never: ['Questions and answers'] },
    { use: 'British spelling', never: [/neighbor/i, 'labeling', 'inquir', 'program ', 'flavor', 'color'] },
    { use: '’', never: ["'"] },
    { use: 'an en dash in a range', never: [/\d-\d/] },
  ],
  zh: [
    { use: '店舖', never: ['店方', /(?<!程式)商店/, '店鋪', '商家', '街坊店'] },
    { use: '顧客；對商戶說客人', never: ['客戶'] },
    { use: '五折或以下', never: ['半價，或者', '低於原價', '折起'] },
    { use: '前期費用', never: ['登記費', '先付錢', '先付任何', '入會費'] },
    { use: '自取時段', never: ['自取時間'] },
    { use: '該袋的全數價錢', never: ['購買價', '購買要約'] },
    { use: '份食物', never: ['餐食', '獲救'] },
    { use: '碳排放（CO₂e）', never: ['二氧化碳當量', 'CO2e'] },
    { use: '超過100間', never: [/\+[間份位]/, /\dK\b/] },
    { use: '剩餸', never: ['隔夜餸', '剩料', '剩食', '剩菜'] },
    { use: '致敏物', never: ['致敏原', '過敏原'] },
    { use: '訊息、電郵', never: ['寫信', '來信', '信息'] },
    { use: '處理中', never: ['發送中', '提交中'] },
    { use: '商戶類型', never: ['業務類型'] },
    { use: '補充資料', never: ['其他補充'] },
    { use: '常見問題', never: ['問答'] },
    { use: '通訊、電子通訊', never: ['電子報'] },
    { use: '公開網站', never: ['公眾網站'] },
    { use: '通行密匙，如蘋果的香港版', never: ['通行密鑰'] },
    { use: '工作枱', never: ['工作台', '後台'] },
    { use: '雪櫃、焗爐、付款', never: ['冰箱', '烤箱', '支付', '質量', '視頻'] },
    { use: '賬戶、到賬', never: ['帳'] },
    { use: '一煲', never: ['一鍋', '鍋蓋'] },
    { use: '至，表示範圍', never: [/\d-\d/] },
  ],
};

/** Letters that the specification gives, which the table above does not change. */
export const lettersOfTheSpecification = [
  '50% or more off the', // docs/spec.md §9
  'Press inquiries', // docs/spec.md §2.8
  'Neighbor', // docs/spec.md §3.2
  "We'll", // docs/spec.md §8
  'Morning (9AM-12PM)', // docs/spec.md §3.2
  'Afternoon (12PM-6PM)',
  'Evening (6PM-9PM)',
];

/** Units and labels of docs/spec.md §9, whole texts by their place. */
export const placesOfTheSpecification = [
  'about about.impact.figures.0.unit',
  'about about.impact.figures.1.unit',
  'about about.impact.figures.1.label',
];
