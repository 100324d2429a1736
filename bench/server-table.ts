import { markdownTable } from './report.ts';
import type { LoadResult } from './wrk.ts';

type Megabytes = number | undefined;

export type ServerResult = {
  built: { milliseconds: number; pages: number };
  home: {
    ours: LoadResult;
    nginx: LoadResult;
    ratio: number;
    thousand: LoadResult;
    memory: { idle: Megabytes; thousand: Megabytes };
  };
  single: LoadResult;
  group: LoadResult;
  gain: number;
  stored: { referrals: number; memory: Megabytes };
};

/** The targets. */
const targets = { ratio: 0.6, gain: 3 };

/** The printed table. */
export function serverTable({ built, home, single, group, gain, stored }: ServerResult): string {
  const rows = [
    ['home page, ours (Brotli, keep-alive, 64 connections)', ...speed(home.ours)],
    ['home page, nginx, one worker, the same files', ...speed(home.nginx)],
    ['ours ÷ nginx', times(home.ratio), '', ''],
    ['home page, ours, 1,000 connections', ...speed(home.thousand)],
    ['referrals, each a commit of its own', ...speed(single)],
    ['referrals, group commit (as served)', ...speed(group)],
    ['group ÷ each its own', times(gain), '', ''],
  ];
  const costs = [
    ['memory before the first request', `${home.memory.idle ?? '?'} MiB`],
    ['… at most, with 1,000 connections', `${home.memory.thousand ?? '?'} MiB`],
    [`… at most, while ${count(stored.referrals)} referrals came in`, `${stored.memory ?? '?'} MiB`],
    [`build of ${built.pages} pages`, `${(built.milliseconds / 1000).toFixed(1)} s`],
    ['… for each page', `${Math.round(built.milliseconds / built.pages)} ms`],
  ];
  return `${markdownTable(['load', 'per second', 'median ms', '99th ms'], rows)}\n\n${markdownTable(['cost', ''], costs)}`;
}

/** One sentence: whether the targets are met, and whether all requests succeeded. */
export function missedOf({ home, single, group, gain }: ServerResult): string {
  const failed = [home.ours, home.nginx, home.thousand, single, group].reduce((sum, result) => sum + result.failed, 0);
  const missed = [
    ...(home.ratio < targets.ratio ? [`ours ÷ nginx is ${times(home.ratio)}, not ≥ ${targets.ratio}`] : []),
    ...(gain < targets.gain ? [`group commit brings ${times(gain)} ×, not ≥ ${targets.gain}`] : []),
    ...(failed > 0 ? [`${failed} requests failed`] : []),
  ];
  return missed.length === 0 ? 'Every target holds, and every request was answered.' : `Missed: ${missed.join('; ')}.`;
}

const speed = ({ perSecond, p50, p99 }: LoadResult) => [count(perSecond), p50.toFixed(1), p99.toFixed(1)];
const count = (figure: number) => Math.round(figure).toLocaleString('en');
const times = (figure: number) => figure.toFixed(2);
