import type { passOn as en } from '../en/pass-on.ts';

export const passOn = {
  text: '亦可告訴身邊的人：',
  share: '分享',
  whatsapp: '用WhatsApp傳送',
  copy: '複製連結',
  copied: '已複製',
  code: '二維碼',
  poster: '店門海報',
} satisfies typeof en;
