import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, which halves the time to load it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Options = {
  /** Only these rules; otherwise all of WCAG 2.2 A and AA, and best practices. */
  rules?: string[];
  /** Only the part of the page that this selector finds. */
  include?: string;
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Fails with the rule and the elements of everything that axe finds on a page as it is now, frames included.
 * `@axe-core/playwright` loads axe twice for every call, which takes as long as the rules.
 */
export async function expectNoAxeViolations(page: Page, { rules, include }: Options = {}): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const violations = await page.evaluate(
    async ([context, runOnly]) => {
      // No rule in use reads style sheets, so they are not loaded.
      const options = { runOnly, resultTypes: ['violations' as const], preload: false };
      const results = await window.axe.run(context ?? document, options);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    [include, rules ?? standards] as const,
  );
  expect(violations).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
