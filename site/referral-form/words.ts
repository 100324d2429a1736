import { forms as enShared } from '../../content/en/forms.ts';
import { referralForm as en } from '../../content/en/referral-form.ts';
import { forms as zhShared } from '../../content/zh/forms.ts';
import { referralForm as zh } from '../../content/zh/referral-form.ts';
import type { Language } from '../../domain/languages.ts';

export type ReferralWords = typeof en & { shared: typeof enShared };

/**
 * The words of the form: its own, and those every form shares. They come with its code; as props on the element they stood
 * in the page twice, and took it over what one round trip brings.
 */
export const referralWords: Record<Language, ReferralWords> = {
  en: { ...en, shared: enShared },
  zh: { ...zh, shared: zhShared },
};
