/** What the built pages know of where they run; made by `server/config/environment.ts`. Unset texts are empty. */
export type PageSettings = {
  siteUrl: string;
  /** A hosted partnership form for the frame of `/form`; empty for our own. */
  partnershipFormUrl: string;
  retentionMonths: number;
  /** Where the referral chain goes; see `site/referral-form/steps.ts`. */
  endpoints: { apiOrigin: string; firestoreProjectId: string; firestoreApiKey: string };
};
