import { brand } from '../brand.ts';
import type { about as en } from '../en/about.ts';

export const about = {
  label: '關於我們',
  meta: {
    title: '關於我們：好食物，應該有人吃',
    description:
      `香港的店舖每晚都掉好食物，附近卻有人樂意吃。${brand.zh}為何出現、怎樣把兩邊連起來，` +
      '一張訂單又能救回多少食物、減少多少碳排放。',
  },
  title: '每晚賣不完的好東西，我們帶它上飯桌',
  description:
    '晚上九點，盤裏還有幾個菠蘿包，雪櫃裏還有六盒沙律，八點才出爐的叉燒也還剩一條，樣樣都是好東西，只是沒有人來買。' +
    `熄燈之前，${brand.zh}把它們帶到附近的人面前。`,
  vision: {
    title: '我們的願景',
    text: '今日煮的，今日有人吃；店舖後巷的垃圾桶，一天比一天輕。',
  },
  mission: {
    title: '我們的使命',
    customers: {
      title: '為顧客',
      text: '在家或公司附近，以天天吃得起的價錢，吃到好店的好東西。',
    },
    businesses: {
      title: '為商戶',
      text: '原本要倒掉的食物變成收入，還有新客人上門。不設前期費用，不收月費，平台費終身豁免。',
    },
  },
  problem: {
    title: '我們每日丟棄的',
    intro: '丟棄的不只是餸頭餸尾，當中不少本來可以是一頓晚飯。',
    stats: [
      {
        number: '3,191',
        label: '公噸廚餘，每日送往堆填區',
        description: '這是2023年香港的每日平均數。資料來源：環境保護署《香港固體廢物監察報告》，2023年數字。',
      },
      {
        number: '29%',
        label: '廚餘佔都市垃圾的比例',
        description: '2023年香港棄置的都市固體廢物中，廚餘佔得最多，比廢紙和廢塑膠都多。資料來源同上。',
      },
      {
        number: '8至10%',
        label: '佔全球溫室氣體排放',
        description:
          '種了、運了、煮了，最後沒有人吃的食物，排放就佔這麼多。資料來源：聯合國環境規劃署2024年的食物浪費指數報告。',
      },
    ],
  },
  solution: {
    title: '一個袋、一個價、一個自取時段',
    text:
      '店舖把當日未賣完的食物裝成驚喜袋，以原價五折或以下在App出售，顧客預訂後到店自取。' +
      `與超過100間合作商戶、10,000位顧客同行，${brand.zh}自2023年起已救回超過50,000份食物。`,
  },
  impact: {
    title: '一張訂單，救回多少',
    intro: '一個袋，走一趟，就少浪費這麼多。以下是每張訂單的平均數，由我們自行估算。',
    figures: [
      {
        number: '1',
        unit: '公斤',
        label: '救回食物',
        description: '大約是一條方包、六個麵包，再加一盒飯。',
      },
      {
        number: '2.5',
        unit: '公斤',
        label: '減少碳排放（CO₂e）',
        description: '食物沒有人吃，製作時排出的溫室氣體也就白排了。',
      },
      {
        number: '1,000',
        unit: '公升',
        label: '節省用水',
        description: '種植這些食材所用的水，夠洗十多次澡。',
      },
    ],
  },
  download: {
    title: '今晚，看看附近有沒有一袋',
    text: '下載App，打開地圖，看看附近的店還有甚麼好吃的。',
  },
} satisfies typeof en;
