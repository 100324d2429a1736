import type { DeskRequest } from './desk.ts';
import type { FormResponse } from './service-pages.ts';

/** What the server passes to a page that is rendered per request. */
export type RequestData = {
  /** The Content-Security-Policy nonce of the page's inline styles and scripts. */
  nonce: string;
  /** For the response to a form posted without JavaScript. */
  response?: FormResponse;
  /** For the pages of the desk. */
  desk?: DeskRequest;
  /** Called with what a loader, an action or a component throws. */
  onError?: (error: unknown) => void;
};
