import { brand } from '../brand.ts';
import type { home as en } from '../en/home.ts';

export const home = {
  label: '主頁',
  meta: {
    title: '香港驚喜袋：當日美食五折或以下',
    description:
      '附近的麵包店、咖啡店和餐廳，今晚還有甚麼好吃的？用App預訂一個驚喜袋，五折或以下，收舖前到店自取，' +
      '今晚就吃。',
  },
  hero: {
    title: '好味咪嘥，半價帶走',
    subtitle: '附近店舖當日未賣完的美食，裝成驚喜袋，五折或以下。',
    description:
      '六點鐘新鮮出爐的菠蘿包，到了九點還有幾個在等人。打開App看看附近哪間店有剩，預訂一袋，收舖前去取，今晚就吃。',
    appStore: '下載於App Store',
    googlePlay: 'Android版Google Play：前往我們的Android版下載頁',
    phone: {
      label: '手機上的App畫面：今晚深水埗可以自取的驚喜袋',
      location: '深水埗',
      search: '搜尋店舖或食物',
      categories: ['今晚', '麵包', '飯餐', '蛋糕'],
      bags: {
        bread: {
          shop: '早班電車麵包',
          bag: '雜錦麵包袋',
          originalPrice: 'HK$72',
          price: 'HK$32',
          pickup: '晚上8:30至9:00',
          left: '尚餘3袋',
        },
        rice: {
          shop: '樂融冰室',
          bag: '叉燒飯袋',
          originalPrice: 'HK$88',
          price: 'HK$42',
          pickup: '晚上9:00至9:30',
          left: '尚餘2袋',
        },
        cake: {
          shop: '三號壺',
          bag: '蛋糕三文治袋',
          originalPrice: 'HK$96',
          price: 'HK$45',
          pickup: '晚上7:30至8:00',
          left: '尚餘5袋',
        },
      },
      reserve: '預訂',
    },
  },
  partners: {
    title: '驚喜袋裏的好味，來自這些店',
    logos: {
      lokYung: { name: '樂融冰室', kind: '餐廳' },
      thirdKettle: { name: '三號壺', kind: '咖啡店' },
      morningTram: { name: '早班電車', kind: '麵包店' },
      stoneSteps: { name: '石階', kind: '酒店' },
      nineBaskets: { name: '九籃', kind: '超市' },
      samKiu: { name: '三橋', kind: '街市' },
      harbourLoop: { name: '環港', kind: '油站' },
    },
    cta: '成為合作商戶',
    stats: [
      { number: '100+', label: '間合作商戶' },
      { number: '10,000+', label: '位滿意顧客' },
      { number: '50,000+', label: '份食物成功救回' },
    ],
  },
  whyUse: {
    title: '等收舖，有三個好理由',
    intro: '同一個菠蘿包，跟一小時前一樣好吃，不同的只是價錢。',
    features: {
      price: {
        title: '一半價錢，十足好味',
        description: '每個驚喜袋都是五折或以下，只限App預訂。原價HK$72的麵包，可能HK$32就買得到。',
        illustration: { items: ['菠蘿包×3', '提子包×2', '牛角包×2'], before: 'HK$72', now: 'HK$32' },
      },
      surprise: {
        title: '開袋有驚喜，好食物有歸宿',
        description:
          '店舖由你選，袋裏有甚麼，就看店舖當日剩下甚麼。按我們估算，平均每張訂單救回1公斤食物，不用掉進垃圾桶。',
        illustration: { guesses: { rice: '叉燒？', cake: '提拉米蘇？', bread: '酸種包？' }, saved: '平均救回1公斤' },
      },
      nearby: {
        title: '下一間心水店，就在附近',
        description: '天天路過的麵包店、咖啡店，不如由一個驚喜袋開始認識。',
        illustration: { you: '你', cafe: '三號壺', bakery: '早班電車', walk: '步行3分鐘' },
      },
    },
    cta: '下載App',
  },
  howToUse: {
    title: '三步吃到今晚的好味',
    steps: {
      discover: {
        title: '搜尋',
        description: '打開App，看看哪間店有剩，選一袋，按「預訂」。',
        illustration: { price: 'HK$32' },
      },
      pickUp: {
        title: '到店自取',
        description: '在自取時段內到店，向店員出示訂單就可以。記得自備購物袋。',
        illustration: { order: { label: '訂單', value: 'K7 25' }, pickup: '晚上8:30至9:00' },
      },
      complete: {
        title: '訂單完成',
        description: '開袋，看看今晚吃甚麼。你慳了錢，店舖的心機也沒有白費。',
        illustration: {
          rows: [
            { label: '慳返', value: 'HK$40' },
            { label: '平均救回食物', value: '1公斤' },
          ],
        },
      },
    },
  },
  testimonials: {
    title: '他們的袋裏有甚麼',
    intro: '幾位街坊說起帶了甚麼回家，一位店主說起以前要倒掉的麵包。',
    users: {
      lam: {
        quote: '四個菠蘿包、兩個牛角包、一個提子包，HK$32。三個小朋友第二日的早餐，一次搞掂。',
        name: '林慧妍',
        role: '三個孩子的媽媽，屯門',
      },
      ho: {
        quote: '九點放工，兩條街外有一盒飯在等我。今晚是燒鵝，比一碗餐蛋麵還便宜。',
        name: '何俊傑',
        role: '護士，觀塘',
      },
      priya: {
        quote: '那間咖啡店，我路過了兩年，為了一個驚喜袋，才推門進去。現在星期六我付原價，專程去吃檸檬蛋糕。',
        name: 'Priya Menon',
        role: '設計師，上環',
      },
      cheung: {
        quote: '我和室友開袋前，會先猜裏面有甚麼，猜得最離譜的洗碗。那次是一整個提拉米蘇，沒有人猜中。',
        name: '張思諾',
        role: '學生，薄扶林',
      },
      chan: {
        quote: '以前每晚捧兩盤麵包去垃圾房，現在有六個客人進來，叫我一聲「老闆」。',
        name: '陳平',
        role: '早班電車麵包店店主',
      },
    },
    cta: '打開App，看看今晚有甚麼',
  },
  media: {
    title: '他們來過、吃過、寫過',
    outlets: {
      harbourLedger: '港灣紀事',
      kowloonTable: '九龍食桌',
      dingDingRadio: '叮叮電台',
      lokFungDaily: '樂風日報',
      foundersHill: '創業山頭',
      peakAndPier: '山與碼頭',
    },
    supportersTitle: '支持機構',
    supporters: {
      university: {
        name: '獅子山大學科技創業計劃',
        description: '當初只是大學飯堂裏一個念頭，這個計劃讓它變成一間公司。',
      },
      sciencePark: {
        name: '新月灣科學園',
        description: '給我們辦公桌、顧問，還有一部很有用的雪櫃。',
      },
    },
    pressContact: { text: '正在做飲食、小店或減廢的題目？', button: '聯絡傳媒組' },
  },
  contact: {
    title: '找我們談談',
    intro: '關於驚喜袋、關於店舖，或者有個好主意，都可以告訴我們。我們就在香港，每一則都會看，並以電郵回覆。',
    address: {
      label: '地址',
      text: '新界沙田新月灣科學園爐火大樓3樓306室',
      map: '在地圖上查看',
    },
    phone: '電話',
    email: '電郵',
    whatsapp: '用WhatsApp傾談',
    instagram: `${brand.zh}的Instagram`,
    rednote: `${brand.zh}的小紅書`,
    hours: { label: '回覆時間', text: '電郵：每日處理，24小時內回覆。電話：每日上午9時至下午6時。' },
  },
} satisfies typeof en;
