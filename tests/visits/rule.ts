import type { Page } from '@playwright/test';
import type { Language } from '../../domain/languages.ts';
import { test } from '../site.ts';

/** What holds on a page as it is laid out. */
export type Rule = {
  name: string;
  /** The widths of the screens on which it is looked at; without them all on which the page is visited. */
  widths?: readonly number[];
  /** Without it, in both. */
  language?: Language;
  /** Fails when the rule is broken. It leaves the page as it was, for the rules after it. */
  holds(visit: Visit): Promise<void>;
};

export type Visit = { page: Page; language: Language; width: number };

/** How high a screen of a width usually is; others are as high as that of a laptop. */
const heights: Record<number, number> = { 320: 640, 360: 740, 390: 844, 768: 1024, 1024: 768, 1280: 720, 1920: 1080 };

/**
 * Looks at an open page at every width that a rule asks for, and fails with all rules that are broken.
 * @param widths of the rules that do not name their own
 */
export async function expectRules(page: Page, language: Language, widths: readonly number[], rules: readonly Rule[]) {
  const own = rules.filter((rule) => (rule.language ?? language) === language);
  const all = new Set([...widths, ...own.flatMap((rule) => rule.widths ?? [])]);
  const broken: string[] = [];
  for (const width of [...all].toSorted((a, b) => a - b)) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 });
    for (const { name, holds } of own.filter((rule) => (rule.widths ?? widths).includes(width))) {
      const title = `At ${width} px ${name}`;
      await test
        .step(title, () => holds({ page, language, width }))
        .catch((error: Error) => {
          broken.push(`${title}\n${error.message}`);
        });
    }
  }
  if (broken.length > 0) throw new Error(broken.join('\n\n'));
}
