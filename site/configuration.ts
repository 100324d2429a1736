import type { PageSettings } from '../domain/page-settings.ts';

/**
 * The settings that are written into the pages. `vite.config.ts` puts them here, parsed by the one reader of the
 * environment (`server/config/environment.ts`).
 */
export const configuration: PageSettings = __PAGE_SETTINGS__;

/** A path of this site as an absolute address: search engines, chat previews and feed readers read pages far from it. */
export function absoluteUrl(path: string): string {
  return new URL(path, configuration.siteUrl).href;
}
