import type { FieldLabels } from '../../domain/fields.ts';
import type { subscriberFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';
import type { newsletter as en } from '../en/newsletter.ts';

const fields: FieldLabels<typeof subscriberFields> = {
  email: { label: '你的電郵', hint: 'name@example.com' },
  consent: {
    label: `我同意以電郵收取${brand.zh}的通訊，每月最多一封，可隨時按電郵內的連結取消。`,
    hint: '你的電郵只用來寄這份通訊。按電郵末的連結，即可取消訂閱。',
  },
};

export const newsletter = {
  title: '每月一封，少一點浪費，多一點好滋味',
  text: '一道剩餸食譜、一個細雪櫃的收納貼士，還有當月新加入的商戶。',
  fields,
  submit: '訂閱',
  submitting: '處理中……',
  success: {
    title: '訂閱成功',
    text: '多謝。下一封通訊會寄到你的電郵地址。未收到之前，不妨先試試上面文章裏的食譜。',
  },
} satisfies typeof en;
