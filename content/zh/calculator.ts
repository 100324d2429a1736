import { brand } from '../brand.ts';
import type { calculator as en } from '../en/calculator.ts';

export const calculator = {
  fields: {
    pieces: '每晚剩幾件',
    price: '每件原價HK$',
    evenings: '每星期幾晚',
    bag: '每袋裝幾件',
  },
  less: '減少：{field}',
  more: '增加：{field}',
  limits: { min: '最少{min}', max: '最多{max}', missing: '請填上數字' },
  smallerBag: '剩下的不足{bag}件，裝成一個較小的袋',
  leftOver: { one: '剩下{count}件，裝不滿一袋', other: '剩下{count}件，裝不滿一袋' },
  figures: '按以下數字計算：每晚剩{pieces}件，每件原價{price}，每星期{evenings}晚，每袋裝{bag}件。',
  receipt: {
    title: '舉例',
    ownTitle: '照你舖頭的數計',
    shelf: { label: '架上{pieces}件，每件{price}', value: '{amount}' },
    bags: { label: '每袋{bag}件，原價{amount}', value: '{bags}袋' },
    price: { label: '每袋售價（{off}折）', value: '{amount}' },
    fees: { label: '各項費用', value: '{amount}' },
    evening: { label: '一晚收到', value: '{amount}' },
    month: { label: '一個月{evenings}晚，共收到', value: '{amount}' },
    thrownAway: { label: '如果全部倒掉', value: '{amount}' },
    food: { label: '救回食物（估算）', value: '{amount}公斤' },
    carbon: { label: '減少碳排放（估算）', value: '{amount}公斤' },
    water: { label: '節省用水（估算）', value: '{amount}公升' },
  },
  assumptions: {
    title: '這張單怎樣計',
    items: [
      {
        question: '一袋賣多少錢',
        answer: '驚喜袋一律五折或以下。這裏以原價的四八折計，不足一元的不計。最後湊不成一袋的零數，不計在內。',
      },
      {
        question: '你收到多少',
        answer:
          '這是舉例，不是報價：這裏當作晚晚袋袋賣出。不設前期費用，不收月費，平台費終身豁免，所以直接按客人為驚喜袋付的錢計算。',
      },
      {
        question: '一個月有多少晚',
        answer: '一年有52個星期、12個月，所以每星期6晚，一個月就是26晚。不足一晚的不計。',
      },
      {
        question: '食物、碳排放和水',
        answer:
          '袋裏每件食物當作80克，即大約一個麵包，零數不計。按我們估算，每救回1公斤食物，可減少2.5公斤碳排放（CO₂e），節省1,000公升水。',
      },
    ],
  },
  start: '用這些數字申請',
  whatsapp: '用WhatsApp傳給拍檔',
  message: `每晚收舖剩下的，裝成驚喜袋出售，一個月大約有{month}。這是在${brand.zh}網站算出來的例子：{address}`,
  withoutScript: '瀏覽器沒有開啟JavaScript，單據只能顯示這個例子，你的數字也不會帶到表格，請在表格裏寫下。',
} satisfies typeof en;
