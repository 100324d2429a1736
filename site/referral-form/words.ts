import { referralForm as en } from '../../content/en/referral-form.ts';
import { referralForm as zh } from '../../content/zh/referral-form.ts';
import type { Language } from '../../domain/languages.ts';
import type { referralFields, referralGroups } from '../../domain/referral.ts';
import type { FormWords } from '../forms/words.ts';

type GroupWords = { sections: Record<keyof typeof referralGroups, { title: string; description: string }> };

export type ReferralWords = typeof en;

/**
 * The words of the referral form, which are loaded with its code: as props on the element they were in the page twice, and
 * made it larger than one round trip.
 */
export const referralWords = { en, zh } satisfies Record<Language, FormWords<typeof referralFields> & GroupWords>;
