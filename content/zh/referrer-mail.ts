import { brand } from '../brand.ts';
import type { referrerMail as en } from '../en/referrer-mail.ts';

export const referrerMail = {
  confirm: {
    subject: `${brand.zh}：請確認電郵通知（{reference}）`,
    text:
      '有人（相信是你）在推薦進度頁（參考編號{reference}）要求我們把最新進度電郵到這個地址。如果你想收到通知，請打開以下連結，再按下按鈕：\n\n{link}\n\n' +
      '如果不是你要求的，毋須理會：沒有按下按鈕，就不會收到通知。如不想再收到這類電郵，請打開以下連結，再按「停止電郵通知」：{stop}',
  },
  news: {
    subject: '你推薦的{business}有新消息（{reference}）',
    text: '你好！你推薦的{business}有新消息：\n\n{news}\n\n完整進度和下一步，請打開：\n\n{link}\n\n如不想再收到這類電郵，請打開以下連結，再按「停止電郵通知」：{stop}',
  },
} satisfies typeof en;
