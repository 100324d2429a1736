import type { Measurement, Scores } from './lighthouse.ts';
import { markdownTable } from './report.ts';

/** One page: ours, the bare file of the same words, and for some pages the same components rendered in the browser. */
export type PageResult = {
  path: string;
  ours: Measurement;
  scores: Scores;
  bare: Measurement;
  spa: Measurement | null;
  spaScores: Scores | null;
};

const heads = ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP s', 'LCP s', '÷ bare', 'TBT ms', 'CLS'].concat([
  'HTML KB',
  'JS KB',
  'font KB',
  'requests',
]);

/** The printed table: a row for each page, and below it the rows it is compared with. */
export function pageTable(results: PageResult[]): string {
  const rows = results.flatMap(({ path, ours, scores, bare, spa, spaScores }) => [
    row(path, ours, scores, bare),
    row('· bare HTML', bare, null, bare),
    ...(spa ? [row('· client-rendered', spa, spaScores, bare)] : []),
  ]);
  return markdownTable(heads, rows);
}

function row(name: string, speed: Measurement, scores: Scores | null, bare: Measurement): string[] {
  const score = (of: 'accessibility' | 'bestPractices' | 'seo') => (scores ? String(scores[of]) : '');
  return [
    name,
    String(Math.round(speed.performance)),
    score('accessibility'),
    score('bestPractices'),
    score('seo'),
    seconds(speed.firstPaint),
    seconds(speed.largestPaint),
    (speed.largestPaint / bare.largestPaint).toFixed(2),
    speed.blocking.toFixed(0),
    speed.shift.toFixed(3),
    kilobytes(speed.html),
    kilobytes(speed.script),
    kilobytes(speed.font),
    String(speed.requests),
  ];
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
