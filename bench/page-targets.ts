import type { Conditions } from './lighthouse.ts';
import type { PageResult } from './page-table.ts';

/** What the bench is held to; on the referral page the paint may be a little later. */
const targets = { usual: { content: 1.25, referral: 1.35, performance: 100 }, slow: { paint: 1.2, performance: 98 } };

/** One line for every target that a page misses, none when all hold. */
export function missedTargets(results: PageResult[], { throttling }: Conditions): string[] {
  return results.flatMap((result) =>
    missedBy(result, throttling !== undefined).map((miss) => `${result.path}: ${miss}`),
  );
}

function missedBy({ path, ours, bare, scores }: PageResult, slow: boolean): string[] {
  const ratio = ours.largestPaint / bare.largestPaint;
  const usual = path.endsWith('/referral') ? targets.usual.referral : targets.usual.content;
  const highest = slow ? targets.slow.paint : usual;
  const performance = slow ? targets.slow.performance : targets.usual.performance;
  const missed: string[] = [];
  const check = (holds: boolean, sentence: string) => holds || missed.push(sentence);
  check(ours.performance >= performance, `performance ${ours.performance}, not ${performance}`);
  check(ratio <= highest, `largest paint ${ratio.toFixed(2)} × the bare file, not ≤ ${highest}`);
  check(ours.shift === 0, `layout shift ${ours.shift.toFixed(3)}`);
  // Blocking time and the other scores are promised for the usual phone.
  if (slow) return missed;
  check(ours.blocking === 0, `blocking time ${ours.blocking.toFixed(0)} ms`);
  const lacking = scores.accessibility < 100 || scores.bestPractices < 100 || scores.seo < 100;
  check(!lacking, `not 100 because of ${scores.failed.join(', ')}`);
  return missed;
}
