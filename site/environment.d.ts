import type { PageSettings } from '../domain/pages.ts';

declare global {
  /** Constants that `vite.config.ts` defines. */
  const __PAGE_SETTINGS__: PageSettings;
  /** Address of the script that every public page loads (`site/scripts/entry.ts`). */
  const __PAGE_SCRIPT__: string;
}
