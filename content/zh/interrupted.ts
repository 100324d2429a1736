import type { interrupted as en } from '../en/interrupted.ts';

export const interrupted = {
  text: '連線中斷了。你填寫的內容仍在，恢復連線後再提交就可以。',
} satisfies typeof en;
