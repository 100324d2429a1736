import type { ResponseCode } from '../../domain/service-pages.ts';

/**
 * Response pages without the site's header and footer: those that may be shown in our own frame, and the confirmation page of
 * the unsubscribe link, where the header's language switch would lose the token.
 */
export const bareResponses: readonly ResponseCode[] = [
  'partnerships-saved',
  'refused',
  'too-many',
  'unavailable',
  'unsubscribe',
];
