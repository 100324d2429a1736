import type { impact as en } from '../en/impact.ts';

export const impact = {
  title: '每月幾袋，積少成多',
  intro: '偶爾帶一袋回家，一個月下來有多少？每項都寫明怎樣計算。',
  slider: '每月袋數',
  bags: { one: '每月{count}袋', other: '每月{count}袋' },
  lines: {
    food: {
      value: '{food}公斤',
      label: '救回食物',
      comparison: { one: '大約是{buns}個麵包，再加一盒飯。', other: '大約是{buns}個麵包，再加{rice}盒飯。' },
      source: '我們的估算：每張訂單1公斤。',
    },
    carbon: {
      value: '{carbon}公斤',
      label: '減少碳排放（CO₂e）',
      comparison: '是食物本身重量的兩倍半。',
      source: '我們的估算：每張訂單2.5公斤。',
    },
    water: {
      value: '{water}公升',
      label: '節省用水',
      comparison: '足夠淋浴超過{showers}次。',
      source: '我們的估算：每張訂單1,000公升。',
    },
    money: {
      value: '{money}',
      label: '最少省下，袋袋平安',
      comparison: '省下的，不會少過你付的。',
      source: '每袋都是原價五折或以下，以每袋原價HK$60計算。',
    },
  },
  year: '這樣過一年，就是{foodAYear}公斤。全港每{landfillSeconds}秒便有這麼多廚餘送往堆填區，所以要靠大家一起努力。',
  yearSource: '資料來源：上文2023年每日3,191公噸的數字。',
  stamp: {
    label: '你的郵票：{bags}，救回{food}公斤食物',
    bags: { one: '每月袋數', other: '每月袋數' },
    place: '香港',
    save: '儲存郵票',
    share: '分享',
    whatsapp: '用WhatsApp分享',
    message: { one: '每月1袋，約可救回1公斤好食物。', other: '每月{count}袋，約可救回{food}公斤好食物。' },
    invitation: '你會帶幾袋回家？',
  },
} satisfies typeof en;
