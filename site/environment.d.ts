import type { PageSettings } from '../domain/page-settings.ts';

declare global {
  /** Constants that `vite.config.ts` defines. */
  const __PAGE_SETTINGS__: PageSettings;
  /** Address of the script that every public page loads (`site/scripts/entry.ts`). */
  const __PAGE_SCRIPT__: string;
}
