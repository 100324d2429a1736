import type { FieldLabels } from '../../domain/fields.ts';
import type { subscriberFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';
import type { newsletter as en } from '../en/newsletter.ts';

const fields: FieldLabels<typeof subscriberFields> = {
  email: { label: '你的電郵', hint: 'name@example.com' },
  consent: {
    label: `我同意${brand.zh}以電郵寄電子通訊給我，每月最多一封，可隨時按信末的連結取消訂閱。`,
    hint: '訂閱前，你會先收到一封確認電郵。你的電郵只用來寄這份通訊，按通訊結尾的連結即可取消訂閱。',
  },
};

export const newsletter = {
  title: '每月一封，少一點浪費，多一點好滋味',
  text: '一道剩餸食譜、一個細雪櫃的收納貼士，還有當月新加入的商戶。',
  fields,
  submit: '訂閱',
  submitting: '處理中……',
  success: {
    title: '還差一步，請查收電郵',
    text:
      '我們會盡快寄出一封確認電郵，請打開當中的連結，再按下按鈕，才算完成訂閱。七日內沒有確認，你的電郵地址就會刪除。' +
      '如果早已訂閱，則不會再收到確認電郵。',
  },
} satisfies typeof en;
