import { referralForm as en, referralPrivacy as enPrivacy } from '../../content/en/referral-form.ts';
import { referralForm as zh, referralPrivacy as zhPrivacy } from '../../content/zh/referral-form.ts';
import type { Language } from '../../domain/languages.ts';

export type ReferralWords = typeof en;

/**
 * The words of the referral form. Those of the page's language are loaded with its code (`site/islands/referral-form-en.ts`): as
 * props on the island's element they were in the page twice, and the page no longer fitted into one round trip.
 */
export const referralWords: Record<Language, ReferralWords> = { en, zh };

/** What happens to the answers; beside the form. */
export const privacyWords: Record<Language, typeof enPrivacy> = { en: enPrivacy, zh: zhPrivacy };
