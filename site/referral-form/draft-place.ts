import type { DraftPlace } from '../forms/draft.ts';

/** The draft of the referral, which is kept when the tab is closed. */
export const draftPlace: DraftPlace = { storage: 'localStorage', key: 'referralDraft' };
