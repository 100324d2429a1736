import type { forms } from '../../content/en/forms.ts';
import type { referralForm } from '../../content/en/referral-form.ts';

/** The words the island is given: its own, and those every form shares. */
export type ReferralWords = typeof referralForm & { shared: typeof forms };
