import type { PageSettings } from '../domain/pages.ts';

/**
 * The settings that are written into the pages. `vite.config.ts` defines them, parsed by `server/config/environment.ts` as
 * for the server.
 */
export const configuration: PageSettings = __PAGE_SETTINGS__;

/** A path of this site as an absolute address, as search engines, chat previews and feed readers need it. */
export function absoluteUrl(path: string): string {
  return new URL(path, configuration.siteUrl).href;
}
