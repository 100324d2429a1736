import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DeskList, Filter } from '../domain/desk.ts';
import type { Member } from '../domain/sign-in.ts';
import { insertMember } from '../server/auth/members.ts';
import { insertSession } from '../server/auth/sessions.ts';
import { createDesk } from '../server/desk/member-desk.ts';
import { createPresence } from '../server/desk/presence.ts';
import { openStore } from '../server/open-store.ts';
import type { Store } from '../server/store/sqlite.ts';
import { add, call, inBatches, interval, scratch } from './fill.ts';
import { startSite, whenAndWhere } from './site.ts';

/** Milliseconds at the 95th percentile. */
const target = 50;
const hour = 3_600_000;

type Options = { count: number; runs: number };
type Timing = { name: string; p50: number; p95: number };
type View = { name: string; list: DeskList; filter: Filter };

const views: View[] = [
  { name: 'Call now', list: 'call-now', filter: {} },
  { name: 'All', list: 'all', filter: {} },
  { name: 'All, one district and stage', list: 'all', filter: { district: 'Islands', stage: 'meeting' } },
  { name: 'search 深水', list: 'all', filter: { q: '深水' } },
  { name: 'search a phone number', list: 'all', filter: { q: '0000 9123' } },
  { name: 'search golden bakery', list: 'all', filter: { q: 'ＧＯＬＤＥＮ bakery' } },
  { name: 'search part of a number', list: 'all', filter: { q: '0912' } },
  { name: 'search found nowhere', list: 'all', filter: { q: '9999 kkkk 1234' } },
  { name: 'search two words never together', list: 'all', filter: { q: 'golden 餅店' } },
  { name: 'search three parts never together', list: 'all', filter: { q: 'sample 0000 到會' } },
  { name: 'search two letters', list: 'all', filter: { q: 'go' } },
];

/** How long the lists of the desk take with many referrals: while all wait, once most are done, and as pages of the server. */
async function benchDesk({ count, runs }: Options) {
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'bench-'));
  const store = openStore({ dataDir: folder });
  try {
    const start = Date.now() - count * interval;
    console.error(`Storing ${count} referrals …`);
    await inBatches(count, (n) => add(store, n, start + n * interval));
    const member = await store.database.transact(() => insertMember(store.database, 'Ada', 'en', Date.now()));
    const waiting = servicesOf(store, member, runs);
    console.error('Calling them …');
    await inBatches(count - 200, (n) => call(store, member, n, start + n * interval + hour));
    const worked = servicesOf(store, member, runs);
    const token = await store.database.transact(() =>
      insertSession(store.database, { memberId: member.id, device: 'bench' }, Date.now()),
    );
    await store.close();
    console.error('Building the site …');
    return { waiting, worked, pages: await pagesOf(folder, token, runs) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a page of a list asks of the store: its rows, and the counts of the menu. */
function servicesOf(store: Store, member: Member, runs: number): Timing[] {
  const alertsFor = () => ({ alerts: () => ({ dead: [] }) }) as never;
  const deskFor = createDesk({ store, presence: createPresence(), alertsFor });
  return views.map(({ name, list, filter }) => {
    const times = Array.from({ length: runs }, () => {
      const begin = performance.now();
      const desk = deskFor(member);
      desk.list(list, filter, null);
      desk.counts();
      return performance.now() - begin;
    });
    return { name, ...percentiles(times) };
  });
}

/** The pages over HTTP, rendered, one after the other. */
async function pagesOf(folder: string, token: string, runs: number): Promise<Timing[]> {
  const server = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  try {
    const timings: Timing[] = [];
    for (const { name, list, filter } of views) {
      const address = `${server.url}/en/desk${list === 'call-now' ? '' : `/${list}`}?${new URLSearchParams(filter)}`;
      const times: number[] = [];
      for (let run = -5; run < runs; run += 1) {
        const begin = performance.now();
        const response = await fetch(address, { headers: { cookie: `encore-desk=${token}` }, redirect: 'manual' });
        await response.text();
        if (response.status !== 200) throw new Error(`${address} answers with ${response.status}.`);
        // The first ones load and compile.
        if (run >= 0) times.push(performance.now() - begin);
      }
      timings.push({ name, ...percentiles(times) });
    }
    return timings;
  } finally {
    await server.stop();
  }
}

function percentiles(times: number[]): Pick<Timing, 'p50' | 'p95'> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function rowsOf({ waiting, worked, pages }: Awaited<ReturnType<typeof benchDesk>>) {
  const cell = (timing?: Timing) => `${timing?.p50.toFixed(1)} / ${timing?.p95.toFixed(1)}`;
  return views.map(({ name }, n) => ({
    list: name,
    'all wait': cell(waiting[n]),
    '200 wait': cell(worked[n]),
    'page over HTTP': cell(pages[n]),
  }));
}

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50000' }, runs: { type: 'string', default: '100' } },
});
process.once('SIGTERM', () => process.exit(1));
const where = whenAndWhere();
const runs = Math.max(Math.trunc(Number(values.runs)) || 0, 10);
const results: { count: number; result: Awaited<ReturnType<typeof benchDesk>> }[] = [];
for (const text of values.count.split(',')) {
  const count = Math.max(Math.trunc(Number(text)) || 0, 1000);
  const result = await benchDesk({ count, runs });
  results.push({ count, result });
  console.log(`${where}, ${count} referrals, milliseconds: median / 95th percentile.`);
  console.table(rowsOf(result));
  const slow = [...result.waiting, ...result.worked, ...result.pages].filter(({ p95 }) => p95 > target);
  for (const { name, p95 } of slow) console.log(`Over ${target} ms: ${name}, ${p95.toFixed(1)}`);
}
const [first, last] = [results[0], results.at(-1)];
if (first && last && first !== last) {
  console.log(`Median of ${last.count} referrals divided by that of ${first.count}:`);
  const factor = (part: 'waiting' | 'worked' | 'pages', n: number) =>
    ((last.result[part][n]?.p50 ?? Number.NaN) / (first.result[part][n]?.p50 ?? Number.NaN)).toFixed(1);
  const row = (n: number) => ({
    'all wait': factor('waiting', n),
    '200 wait': factor('worked', n),
    'page over HTTP': factor('pages', n),
  });
  console.table(views.map(({ name }, n) => ({ list: name, ...row(n) })));
}
