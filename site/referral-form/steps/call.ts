import type { ReferralSubmission } from '../../../domain/referral.ts';
import type { SubmissionMetadata } from '../../../domain/spam.ts';
import type { Endpoints } from '../steps.ts';

/** What a call to a store needs. */
export type Call = {
  submission: ReferralSubmission;
  metadata: SubmissionMetadata;
  endpoints: Endpoints;
  signal: AbortSignal;
};
