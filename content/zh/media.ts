import { brand } from '../brand.ts';
import type { media as en } from '../en/media.ts';

export const media = {
  label: '傳媒報道',
  meta: {
    title: '傳媒報道：香港的惜食故事',
    description:
      `報紙、雜誌和電台怎樣報道${brand.zh}：收舖前的麵包店、遲放工的護士、開袋一刻的驚喜，` +
      '還有2023年起救回的50,000多份食物。',
  },
  title: '傳媒報道',
  description: '記者來排過隊、開過袋，也追問過麵包師傅。看看他們怎樣報道。',
  articles: {
    harbourLedger: {
      title: '晚上九點的人龍',
      publication: '港灣紀事',
      date: '2024年5月14日',
      description: '深水埗一間麵包店門外的一個晚上：當日出爐、晚上未賣完的，誰在等？',
      readMore: '到《港灣紀事》閱讀全文',
    },
    kowloonTable: {
      title: '七頓晚飯，七個驚喜袋',
      publication: '九龍食桌',
      date: '2024年11月2日',
      description: '食評人一星期只吃驚喜袋，錯過了一次自取，還愛上了油站的三文治。',
      readMore: '到《九龍食桌》閱讀全文',
    },
    dingDingRadio: {
      title: '收舖之後，蛋撻去了哪裏？',
      publication: '叮叮電台',
      date: '2025年1月21日',
      description: '因為聽眾一個問題，晨早節目找到一位麵包師傅、一位夜更護士，和一個裝得滿滿的布袋。',
      readMore: '到叮叮電台網站閱讀全文',
    },
    lokFungDaily: {
      title: '麵包清了架，垃圾桶卻是空的',
      publication: '樂風日報',
      date: '2025年6月9日',
      description: '倒了三十年的麵包，如今每晚裝進六個紙袋。店主翻開賬簿，一筆一筆算給記者看。',
      readMore: '到《樂風日報》閱讀全文',
    },
    foundersHill: {
      title: '由大學飯堂走到麵包店櫃枱',
      publication: '創業山頭',
      date: '2025年11月18日',
      description: '一個大學計劃、一個科學園，怎樣幫一個小團隊把賣不完的食物做成生意。',
      readMore: '到《創業山頭》閱讀全文',
    },
    peakAndPier: {
      title: '值得中途落車的五個驚喜袋',
      publication: '山與碼頭',
      date: '2026年3月7日',
      description: '灣仔酒店的包餅、觀塘的叉燒、大埔街市的生果，一個周末走得完。',
      readMore: '到《山與碼頭》閱讀全文',
    },
  },
  impact: {
    title: '寫稿用的數字',
    text:
      '自2023年起救回超過50,000份食物，有超過100間合作商戶、超過10,000位顧客。按我們估算，平均每張訂單救回1公斤食物，' +
      '減少2.5公斤碳排放（CO₂e），節省1,000公升水。',
    rows: [
      { label: '2023年起救回的食物', value: '超過50,000份' },
      { label: '合作商戶', value: '超過100間' },
      { label: '顧客', value: '超過10,000位' },
      { label: '每張訂單救回的食物', value: '1公斤' },
      { label: '每張訂單減少的碳排放（CO₂e）', value: '2.5公斤' },
      { label: '每張訂單節省的水', value: '1,000公升' },
    ],
    copy: '複製數字',
    copied: '已複製',
    logo: '下載標誌（SVG）',
    picture: '下載圖片（PNG）',
  },
  press: {
    title: '傳媒查詢',
    text: '想訪問店主、要一張今晚驚喜袋的照片，或者截稿前核對一個數字，都可以找我們。',
    button: '電郵傳媒組',
  },
} satisfies typeof en;
