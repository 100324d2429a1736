import { brand } from '../brand.ts';
import type { merchant as en } from '../en/merchant.ts';

export const merchant = {
  label: '商戶合作',
  meta: {
    title: '商戶合作：賣不完的，變成收入',
    description:
      '麵包、飯餐、雜貨賣不完，裝成驚喜袋，街坊付錢來取。不設前期費用和月費，平台費終身豁免，' +
      '一般在自取後3至5個工作天收到款項。',
  },
  title: '用心做的，賣到最後一件',
  subtitle: '不設前期費用，不收月費，平台費終身豁免。',
  description: `收舖時剩下的，麵粉、煤氣、人工的錢早就付了。裝進驚喜袋，放上${brand.zh}，街坊會付錢，還會自己上門來取。`,
  heroCta: '成為合作商戶',
  benefits: {
    title: '加入之後，有甚麼好處',
    items: {
      money: {
        title: '原本要倒掉的，變成收入',
        description: '收舖時本來賣不到一元的東西，現在有收入，要搬去垃圾房的也少了。',
      },
      customers: {
        title: '新客人自己上門',
        description: '預訂了的人，都會走進你的店來取。當中不少人路過多年，從未停步。',
      },
      reputation: {
        title: '做好事，有口碑',
        description: '按我們估算，平均每張訂單救回1公斤食物，減少2.5公斤碳排放（CO₂e）。客人看得見，員工也做得開心。',
      },
    },
  },
  steps: {
    title: '怎樣開始',
    items: [
      {
        title: '填表',
        description: '寫下店名、地區、你的姓名、電話和電郵，還有平時會剩下甚麼。',
      },
      {
        title: '我們替你上架',
        description: '我們先跟你談清楚，再讓你的店在App上架。',
      },
      {
        title: '填上數量',
        description: '當日剩多少袋、甚麼時候可以來取，在商戶平台填一填就可以。',
      },
      {
        title: '交給客人',
        description: '客人在App付款。看過訂單，把袋交給對方便成。',
      },
    ],
  },
  costs: {
    title: '要付多少錢',
    intro: '不設前期費用，不收月費，不收平台費。',
    columns: { item: '項目', price: '你要付' },
    rows: [
      { item: '前期費用', price: 'HK$0' },
      { item: '月費', price: 'HK$0' },
      { item: '平台費', price: 'HK$0，終身豁免' },
    ],
    note: '平台費即平台從每宗交易抽取的費用。合作商戶終身豁免，不是只免首月。',
  },
  payment: {
    title: '甚麼時候收到錢',
    text: '一般在客人自取後3至5個工作天。客人在App付款，櫃枱不用為驚喜袋收現金、找贖。',
  },
  calculator: {
    title: '算一算：收舖剩下的，一個月值多少？',
    intro: '先看一間麵包店：晚上8:30，架上還有24件麵包糕餅。換上你自己的數字，單據即時重印。',
  },
  questions: {
    title: '老闆常問',
    items: [
      {
        question: '全部賣完了，沒有剩，怎麼辦？',
        answer: '那就恭喜了。沒有剩餘食物，可以取消訂單，最遲在自取時段開始前兩小時。',
      },
      {
        question: '熟客會不會以後都等減價？',
        answer: '驚喜袋要等到收舖前，裏面有甚麼也不能選。想吃指定那件蛋糕的客人，還是會付原價來買。',
      },
      {
        question: '收舖前最忙，會不會很麻煩？',
        answer: '把剩下的裝好，交給客人就可以。預訂和付款都在App裏完成。',
      },
      {
        question: '客人沒有來取，怎麼辦？',
        answer: '你可以把那一袋賣給其他人。我們亦可能向沒有來的客人收費，收到的款項會轉交給你。',
      },
    ],
  },
  closing: {
    title: '你的店，今晚會剩下甚麼？',
    text: '填表告訴我們，其餘的由我們跟進。',
    cta: '填寫合作申請表',
  },
} satisfies typeof en;
