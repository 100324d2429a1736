import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = {
  /** Only these rules; otherwise all of WCAG 2.2 A and AA, and best practices. */
  rules?: string[];
  /** Only the part of the page that this selector finds. */
  include?: string;
};

/** Fails with the rule and the elements of everything that axe finds on a page as it is now. */
export async function expectNoAxeViolations(page: Page, { rules, include }: Options = {}): Promise<void> {
  // Legacy mode takes a third less processor time: the other mode sends the results through a page of its own, only because
  // of frames from other sites, of which there are none.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) builder.withRules(rules);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']);
  if (include) builder.include(include);
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}
