/**
 * What the built pages know of where they run. Read from the environment while pages are rendered, never in a browser:
 * an island receives what it needs as props. `server/config/environment.ts` has checked the values before.
 */
const environment = typeof process === 'undefined' ? {} : process.env;

const setting = (name: string, otherwise: string) => environment[name] || otherwise;

export const configuration = {
  siteUrl: setting('SITE_URL', `http://localhost:${setting('PORT', '3000')}`),
  /** A hosted partnership form for the frame of `/form`; empty for our own. */
  partnershipFormUrl: setting('PARTNERSHIP_FORM_URL', ''),
  retentionMonths: Number(setting('RETENTION_MONTHS', '24')),
  /** Where the referral chain goes; see `referral-form/steps.ts`. */
  endpoints: {
    apiOrigin: setting('API_ORIGIN', ''),
    firestoreProjectId: setting('FIRESTORE_PROJECT_ID', ''),
    firestoreApiKey: setting('FIRESTORE_API_KEY', ''),
  },
};

/** A path of this site as an absolute address: search engines, chat previews and feed readers read pages far from it. */
export function absoluteUrl(path: string): string {
  return new URL(path, configuration.siteUrl).href;
}
