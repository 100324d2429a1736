import { referralForm as en } from '../../content/en/referral-form.ts';
import { referralForm as zh } from '../../content/zh/referral-form.ts';
import type { Language } from '../../domain/languages.ts';
import type { referralFields, referralGroups } from '../../domain/referral.ts';
import type { FormWords } from '../forms/words.ts';

type GroupWords = { sections: Record<keyof typeof referralGroups, { title: string; description: string }> };

export type ReferralWords = typeof en;

/**
 * The words of the referral form. They are loaded with its code: as props on the island's element they were in the page
 * twice, and the page no longer fitted into one round trip.
 */
export const referralWords = { en, zh } satisfies Record<Language, FormWords<typeof referralFields> & GroupWords>;
