import type { FieldLabels, OptionLabels } from '../../domain/fields.ts';
import type { referralFields, referralGroups } from '../../domain/referral.ts';
import { brand } from '../brand.ts';
import type { referralForm as en, referralPrivacy as enPrivacy } from '../en/referral-form.ts';
import { businessTypes, districts } from './options.ts';

const fields: FieldLabels<typeof referralFields> = {
  referrerFirstName: { label: '你的名字', hint: '', missing: '請填寫你的名字。' },
  referrerLastName: { label: '你的姓氏', hint: '', missing: '請填寫你的姓氏。' },
  referrerEmail: {
    label: '你的電郵',
    hint: '只用於這次推薦：有疑問時問你，有結果時告訴你，亦讓你查詢進度。如想收到進展通知，請到進度頁提出。',
    missing: '請填寫你的電郵。',
  },
  referrerPhone: { label: '你的電話', hint: '8位數字；海外號碼請以+開頭。', missing: '請填寫你的電話。' },
  businessName: { label: '商戶名稱', hint: '請按招牌上的名稱填寫。', missing: '請填寫商戶名稱。' },
  businessType: { label: '商戶類型', hint: '酒店、油站等請選「其他」。', missing: '請選擇商戶類型。' },
  businessDistrict: { label: '地區', hint: '', missing: '請選擇地區。' },
  businessAddress: { label: '詳細地址', hint: '街道門牌、大廈名稱、樓層。', missing: '請填寫詳細地址。' },
  contactName: { label: '聯絡人姓名', hint: '我們致電時應該找哪一位？', missing: '請填寫聯絡人的姓名。' },
  contactPosition: { label: '聯絡人職位', hint: '', missing: '請選擇聯絡人的職位。' },
  contactPhone: { label: '聯絡人電話', hint: '8位數字；海外號碼請以+開頭。', missing: '請填寫聯絡人的電話。' },
  contactEmail: { label: '聯絡人電郵', hint: '' },
  bestTimeToCall: { label: '方便致電的時間', hint: '最好避開廚房最忙的時候。', missing: '請選擇方便致電的時間。' },
  relationshipToContact: { label: '你與聯絡人的關係', hint: '你們怎樣認識？', missing: '請選擇你們怎樣認識。' },
  conversationNotes: {
    label: '對話內容',
    hint: '對方怎樣說、收舖時通常剩下甚麼、有甚麼想問我們。',
    missing: '請寫一兩句對方說過的話。',
  },
  additionalNotes: {
    label: '補充資料',
    hint: '其他有用的資料，例如休息日、對方慣用的語言。',
  },
  confirmContact: {
    label: `我已聯絡這間商戶，對方表示有興趣與${brand.zh}團隊會面。`,
    hint: '提交即表示你亦確認，聯絡人已同意你把其資料交給我們。提交前請先剔選。',
  },
};

const options: OptionLabels<typeof referralFields> = {
  businessType: businessTypes,
  businessDistrict: districts,
  contactPosition: {
    Owner: '東主',
    Manager: '經理',
    Chef: '廚師',
    Staff: '店員',
    Other: '其他',
  },
  bestTimeToCall: {
    'Morning (9AM-12PM)': '上午（9時至中午12時）',
    'Afternoon (12PM-6PM)': '下午（中午12時至6時）',
    'Evening (6PM-9PM)': '晚上（6時至9時）',
    'Anytime during business hours': '營業時間內任何時候（上午9時至下午6時）',
  },
  relationshipToContact: {
    Friend: '朋友',
    Family: '家人',
    Customer: '熟客',
    Colleague: '同事',
    Neighbor: '街坊',
    'Business Contact': '生意往來',
    Other: '其他',
  },
};

const sections: Record<keyof typeof referralGroups, { title: string; description: string }> = {
  business: { title: '哪一間店', description: '你想推薦的餐廳、咖啡店或店舖。' },
  place: { title: '店在哪裏', description: '日後顧客會到這裏自取驚喜袋。' },
  contact: { title: '找哪一位', description: '跟你談過、知道我們會聯絡的那一位。' },
  conversation: { title: '對方怎樣說', description: '寫一兩句就夠，我們致電時便知道從何說起。' },
  referrer: { title: '關於你', description: '讓我們知道該多謝誰，有疑問時又可以找誰。' },
};

export const referralForm = {
  allNeeded: '除了註明「選填」的，每項都請填寫。',
  fields,
  sections,
  step: '第{step}步，共{steps}步',
  next: '下一步',
  back: '上一步',
  options,
  submit: '提交推薦',
  submitting: '處理中……',
  problemSummary: '尚有{count}項資料要填寫或更正，按項目名稱即可前往。',
  toasts: {
    savedOnline: {
      title: '推薦已成功提交！',
      text: '多謝你的推薦。我們會在24小時內聯絡餐廳。',
    },
    savedViaFallback: {
      title: '推薦已提交！',
      text: '我們已收到你的推薦，會在24小時內聯絡餐廳。',
    },
    savedOnDevice: {
      title: '推薦已儲存在這部裝置',
      text: '暫時未能在網上提交，但你的推薦已經儲存。請直接聯絡我們。',
    },
    failed: {
      title: '未能提交',
      text: '未能提交你的推薦。請再試一次，或直接聯絡我們。',
    },
  },
  success: {
    arrived: {
      title: '接下來交給我們',
      text: '我們會致電{business}找{contact}，你毋須再做任何事。',
    },
    onDeviceTitle: '等候連線',
    onDeviceText:
      '恢復連線後，或下次打開本網站時，就會自動提交，毋須重新填表。在此之前，請勿清除瀏覽資料。' +
      '我們收到後，會在24小時內聯絡餐廳。',
    tryNow: '立即再試',
    tellOwner: '用WhatsApp告訴老闆',
    ownerMessage: `你好！我剛剛把{business}介紹給${brand.zh}，他們的團隊會在24小時內聯絡你。`,
    reference: '你的參考編號',
    copy: '複製',
    copied: '已複製',
    status: '查詢進度',
    next: {
      title: '接下來',
      steps: [
        '我們會在24小時內聯絡你填寫的聯絡人，並盡量配合你選的時間。',
        '對方有意合作的話，我們會說明驚喜袋怎樣運作：不設前期費用和月費，平台費終身豁免。',
        '請保留參考編號。憑編號和你的電郵，隨時可以查詢進度；有消息或疑問，亦請告訴我們編號。',
      ],
    },
    again: '再推薦一間',
  },
  draft: {
    restored: '你之前填寫的內容仍在，只存放在這個瀏覽器。可以接着填下去。',
    kept: '已存放在這部裝置，尚未提交。',
    startOver: '重新填寫',
    startOverConfirm: '要清除這份表格上已填寫的所有內容嗎？',
  },
  unsent: {
    waiting: '這部裝置上有{count}個推薦尚未提交，連線後會自動提交。',
    sent: '剛才已從這部裝置提交{count}個推薦，多謝你耐心等候。',
    refused: '存放在這部裝置上、關於「{business}」的推薦，我們未能接收。請電郵至{email}，我們會跟進。',
    contactUs: '聯絡我們',
  },
} satisfies typeof en;

export const referralPrivacy = {
  title: '我們怎樣使用這些資料',
  collected: '我們收集你在此填寫的內容：你的姓名、電郵和電話，商戶及其聯絡人的資料，以及對話內容和補充資料。',
  purpose: '資料只用於聯絡商戶洽談合作、遇有疑問時向你查詢，以及告訴你結果。',
  whoSees:
    '只有負責跟進推薦的同事會看到，並會記下每次通話和結果。資料由我們採用的寄存服務儲存，我們不會出售，也不會用作廣告。',
  kept:
    '每個推薦保留{months}個月，之後刪除。填到一半的表格在這個瀏覽器保留一星期，按「重新填寫」即清除；' +
    '未能提交的推薦保留至提交為止，不獲接收的則保留30日。',
  ask: '如想查閱、更正或刪除我們所持有的你的資料，請電郵至{email}。',
} satisfies typeof enPrivacy;
