import type { ReferralSubmission } from '../../../domain/referral.ts';
import type { SubmissionMetadata } from '../../../domain/spam.ts';

/** The addresses for the calls of the chain; props of the form, from the settings of the build. */
export type Endpoints = {
  /** Origin of the API; empty for the page's own. */
  apiOrigin: string;
  /** Google Firestore's project and key; an empty project means the embedded store of our own server. */
  firestoreProjectId: string;
  firestoreApiKey: string;
};

/** What a call to a store needs. */
export type Call = {
  submission: ReferralSubmission;
  metadata: SubmissionMetadata;
  endpoints: Endpoints;
  signal: AbortSignal;
};
