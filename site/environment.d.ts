import type { PageSettings } from '../domain/pages.ts';

type Rules<Rule extends string> = Record<Rule, (text: string) => string>;

declare global {
  /** Constants that `vite.config.ts` defines. */
  const __PAGE_SETTINGS__: PageSettings;
  /** Address of the script that every public page loads (`site/scripts/entry.ts`). */
  const __PAGE_SCRIPT__: string;
  /** Not among TypeScript's types. What a rule gives may become HTML or a script; it is text in our code, and an object in the browser. */
  var trustedTypes: { createPolicy<Rule extends string>(name: string, rules: Rules<Rule>): Rules<Rule> } | undefined;
}
