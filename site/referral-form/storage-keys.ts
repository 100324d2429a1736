import type { DraftPlace } from '../forms/draft.ts';

/** The half-filled referral, which survives a closed tab. */
export const draftPlace: DraftPlace = { storage: 'localStorage', key: 'referralDraft' };

/** The list of submissions kept on this device (docs/spec.md §7, call 3). */
export const submissionsKey = 'referralSubmissions';
