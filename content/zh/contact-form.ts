import type { FieldLabels } from '../../domain/fields.ts';
import type { messageFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';
import type { contactForm as en } from '../en/contact-form.ts';

const fields: FieldLabels<typeof messageFields> = {
  firstName: { label: '名字', hint: '' },
  lastName: { label: '姓氏', hint: '' },
  email: { label: '電郵', hint: '我們會回覆到這個電郵地址' },
  message: { label: '訊息', hint: '如與訂單有關，請寫下店名和日期' },
};

export const contactForm = {
  title: '留言給我們',
  intro: '發生了甚麼事，想知道甚麼，都可以告訴我們。',
  fields,
  submit: '發送訊息',
  submitting: '處理中……',
  success: {
    title: '已收到你的訊息',
    text: '多謝你的訊息，我們會在24小時內以電郵回覆。',
    again: '再發送一則訊息',
  },
  privacy: `${brand.zh}只會用你的姓名和電郵回覆這則訊息，不作其他用途；只供我們的團隊查閱，{months}個月後刪除。如想查閱、更正或刪除資料，請電郵至{email}。`,
} satisfies typeof en;
