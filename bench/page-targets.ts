import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import type { Conditions } from './lighthouse.ts';
import type { PageResult } from './page-table.ts';

/** Largest paint as a multiple of the bare file, for the home page and for all others; blocking time in milliseconds. */
const targets = { home: 1.2, paint: 1.15, performance: 100, blocking: 60 };

/** One line for every target that a page misses, none when all hold. */
export function missedTargets(results: PageResult[], { throttling }: Conditions): string[] {
  return results.flatMap((result) =>
    missedBy(result, throttling !== undefined).map((miss) => `${result.path}: ${miss}`),
  );
}

function missedBy({ path, ours, bare, scores }: PageResult, slow: boolean): string[] {
  const ratio = ours.largestPaint / bare.largestPaint;
  const highest = languages.some((language) => path === pathTo('home', language)) ? targets.home : targets.paint;
  const missed: string[] = [];
  const check = (holds: boolean, sentence: string) => holds || missed.push(sentence);
  check(ours.performance >= targets.performance, `performance ${ours.performance}, not ${targets.performance}`);
  check(ratio <= highest, `largest paint ${ratio.toFixed(2)} × the bare file, not ≤ ${highest}`);
  check(ours.shift === 0, `layout shift ${ours.shift.toFixed(3)}`);
  // The targets for blocking time and scores apply to the mobile preset only.
  if (slow) return missed;
  check(ours.blocking <= targets.blocking, `blocking time ${ours.blocking.toFixed(0)} ms`);
  const lacking = scores.accessibility < 100 || scores.bestPractices < 100 || scores.seo < 100;
  check(!lacking, `not 100 because of ${scores.failed.join(', ')}`);
  return missed;
}
