/** The settings in the built pages; `server/config/environment.ts` makes them. Unset texts are empty. */
export type PageSettings = {
  siteUrl: string;
  /** A hosted partnership form for the frame of `/form`; empty for our own. */
  partnershipFormUrl: string;
  retentionMonths: number;
  /** The addresses for the referral chain; see `site/referral-form/steps.ts`. */
  endpoints: { apiOrigin: string; firestoreProjectId: string; firestoreApiKey: string };
};
