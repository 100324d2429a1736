import { brand } from '../brand.ts';
import type { newsletterMail as en } from '../en/newsletter-mail.ts';

export const newsletterMail = {
  subject: `${brand.zh}：請確認訂閱電子通訊`,
  text:
    '你好！有人（相信是你）在我們的網站填上這個電郵地址，訂閱電子通訊。如要確認，請打開以下連結，再按下按鈕：\n\n{confirm}\n\n' +
    '連結七日內有效。如果不是你填的，毋須理會：沒有按下按鈕，就不會收到通訊，電郵地址亦會刪除。',
  unsubscribe: '如要取消訂閱，請打開以下連結，再按下按鈕，毋須付費：{link}',
} satisfies typeof en;
