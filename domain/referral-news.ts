import type { ReferralStatus, StatusStep } from './referral-status.ts';

/** What a referrer is told by mail who has asked for it. */
export type News = 'question' | 'reached' | 'meeting' | 'on-board' | 'not-this-time';

const newsOfSteps: Partial<Record<StatusStep, News>> = {
  reached: 'reached',
  helped: 'reached',
  meeting: 'meeting',
  'on-board': 'on-board',
  'not-this-time': 'not-this-time',
};

/** The latest news of a referral, and when it happened; null where there is none, and for what ended without a result. */
export function newsOf({ steps, question, next }: ReferralStatus): { kind: News; at: number } | null {
  const isWithoutResult = next.step === 'set-aside' || next.step === 'closed' || next.step === 'taken-back';
  if (isWithoutResult) return null;
  const last = steps.findLast(({ step }) => (question ? step === 'tried' : newsOfSteps[step]));
  const kind = question ? 'question' : last && newsOfSteps[last.step];
  return last && kind ? { kind, at: last.at } : null;
}

/** False where the referral has ended, which is its last step and what is next as well: no mail would come. */
export function mayHaveNews({ steps, next }: ReferralStatus): boolean {
  return next.at !== null || steps.at(-1)?.step !== next.step;
}

/**
 * Whether a referrer gets mails, as the page shows it: `confirm` where it was opened by a link in a mail, which proves whose address it is;
 * null where there is no mail server.
 */
export type MailState = 'ask' | 'asked' | 'confirm' | 'on' | 'stopped' | null;
