import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import type { Conditions, Measurement, Scores } from './lighthouse.ts';

/** One page: ours, and the bare file of the same words. */
export type PageResult = { path: string; ours: Measurement; scores: Scores; bare: Measurement };

/** Largest paint as a multiple of the bare file, for the home page and for all others; blocking time in milliseconds. */
const targets = { home: 1.2, paint: 1.15, performance: 100, blocking: 60 };

/** The printed table: a row for each page. */
export function pageRows(results: PageResult[]) {
  return results.map(({ path, ours, scores, bare }) => ({
    page: path,
    perf: ours.performance,
    a11y: scores.accessibility,
    best: scores.bestPractices,
    SEO: scores.seo,
    'LCP s': seconds(ours.largestPaint),
    'bare s': seconds(bare.largestPaint),
    '÷ bare': ratioOf({ ours, bare }).toFixed(2),
    'TBT ms': Math.round(ours.blocking),
    CLS: ours.shift.toFixed(3),
    'HTML KB': kilobytes(ours.html),
    'JS KB': kilobytes(ours.script),
    'font KB': kilobytes(ours.font),
    requests: ours.requests,
  }));
}

/** One line for every target that a page misses, none when all hold. */
export function missedTargets(results: PageResult[], { throttling }: Conditions): string[] {
  return results.flatMap((result) =>
    missedBy(result, throttling !== undefined).map((miss) => `${result.path}: ${miss}`),
  );
}

function missedBy({ path, ours, bare, scores }: PageResult, slow: boolean): string[] {
  const ratio = ratioOf({ ours, bare });
  const highest = languages.some((language) => path === pathTo('home', language)) ? targets.home : targets.paint;
  const missed: string[] = [];
  const check = (holds: boolean, sentence: string) => holds || missed.push(sentence);
  check(ours.performance >= targets.performance, `performance ${ours.performance}, not ${targets.performance}`);
  check(ratio <= highest, `largest paint ${ratio.toFixed(2)} × the bare file, not ≤ ${highest}`);
  check(ours.shift < 0.001, `layout shift ${ours.shift.toFixed(3)}`);
  // The targets for blocking time and scores apply to the mobile preset only.
  if (slow) return missed;
  check(ours.blocking <= targets.blocking, `blocking time ${ours.blocking.toFixed(0)} ms`);
  check(scores.failed.length === 0, `not 100 because of ${scores.failed.join(', ')}`);
  return missed;
}

const ratioOf = ({ ours, bare }: Pick<PageResult, 'ours' | 'bare'>) => ours.largestPaint / bare.largestPaint;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
