import { brand } from '../brand.ts';
import type { answers as en } from '../en/answers.ts';

export const answers = {
  referral: {
    meta: { title: '已收到推薦' },
    saved: {
      title: '推薦已提交！',
      text: '我們已收到你的推薦，會在24小時內聯絡餐廳。',
      reference: '參考編號（日後查詢或補充資料時請提供）：',
      status: '查詢進度',
      next: '再推薦一間餐廳',
    },
  },
  message: {
    meta: { title: '已收到訊息' },
    saved: {
      title: '已收到你的訊息',
      text: '多謝你的訊息。我們會細看，並在24小時內以電郵回覆。',
      next: '返回主頁',
    },
  },
  partnership: {
    meta: { title: '已收到合作申請表' },
    saved: {
      title: '已收到你的資料',
      text: '多謝。同事會聯絡你，了解你的店舖和收舖時剩下的食物。不設前期費用，不收月費。',
      next: '了解更多商戶合作詳情',
    },
  },
  subscriber: {
    meta: { title: '還差一步，請查收電郵' },
    saved: {
      title: '還差一步，請查收電郵',
      text:
        '我們會盡快寄出一封確認電郵，請打開當中的連結，再按下按鈕，才算完成訂閱。七日內沒有確認，你的電郵地址就會刪除。' +
        '如果早已訂閱，則不會再收到確認電郵。',
      next: '返回網誌',
    },
  },
  subscription: {
    confirm: {
      meta: { title: '確認訂閱' },
      title: '要訂閱電子通訊嗎？',
      text: `按下按鈕後，${brand.zh}會寄電子通訊給你，每月最多一封。每一封都附有連結，隨時可以取消訂閱。`,
      button: '確認訂閱',
    },
    done: {
      meta: { title: '已訂閱電子通訊' },
      title: '訂閱成功',
      text: '多謝。我們的通訊會寄到你的電郵地址。每一封都附有連結，隨時可以取消訂閱。',
      next: '返回網誌',
    },
    unknown: {
      meta: { title: '連結無效' },
      title: '這個連結已經失效',
      text: '連結只在七日內有效，可能已經過期，又或者不完整。如果你尚未訂閱而想訂閱，請在網誌再填一次電郵地址。',
    },
  },
  refused: {
    meta: { title: '部分資料需要更正' },
    title: '部分資料需要更正',
    text: '表格尚未儲存。請按瀏覽器的「返回」，你填寫的內容通常仍在。',
    fieldsTitle: '請更正以下項目，再提交一次',
    unreadable: '內容太長，或者傳送時有部分遺失。請縮短後再提交一次。',
  },
  otherSite: {
    meta: { title: '表格並非由本網站提交' },
    title: '表格並非由本網站提交',
    text: '這份表格不是從我們的網址提交，所以尚未儲存。你填寫的內容並無問題：請按「返回」複製內容，再到我們的網站開啟表格提交。',
  },
  tooMany: {
    meta: { title: '請稍等片刻' },
    title: '請稍等片刻',
    text: '你的網絡在短時間內提交了太多表格，所以這一份尚未儲存。請等一分鐘，然後按「返回」再提交一次；你填寫的內容通常仍在。',
  },
  tooManyPages: {
    meta: { title: '請稍等片刻' },
    title: '請稍等片刻',
    text: '你的網絡在短時間內開啟了太多頁面。請過一分鐘再重新載入。',
  },
  tooLarge: {
    meta: { title: '內容太長' },
    title: '內容太長，未能儲存',
    text: '你提交的內容超出上限，所以尚未儲存。請按瀏覽器的「返回」，你填寫的內容通常仍在；縮短後再提交一次。',
  },
  unavailable: {
    meta: { title: '尚未儲存' },
    title: '暫時未能儲存',
    text: '我們的系統出現問題，你的表格尚未儲存。請等幾分鐘，然後按「返回」再提交一次；你填寫的內容通常仍在。',
  },
  unsubscribe: {
    confirm: {
      meta: { title: '取消訂閱電子通訊' },
      title: '要取消訂閱嗎？',
      text: `按下按鈕後，${brand.zh}不會再寄電子通訊給你。你的電郵地址會立即刪除，只留下由它算出的一個代碼，最少保留三年，確保不會再寄給你。`,
      button: '取消訂閱',
    },
    done: {
      meta: { title: '已取消訂閱' },
      title: '已取消訂閱',
      text: '你的電郵地址已經刪除，不會再收到電子通訊。網誌上的文章，歡迎隨時回來看。',
    },
    unknown: {
      meta: { title: '連結無效' },
      title: '這個連結無效',
      text: '可能你早已取消訂閱，又或者連結不完整。如果仍然收到通訊，請用最新一封裏的連結。',
    },
  },
} satisfies typeof en;
