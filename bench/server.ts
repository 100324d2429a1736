import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, siteFolder } from './build-site.ts';
import { machine } from './machine.ts';
import { median } from './median.ts';
import { memoryOf } from './memory.ts';
import { startNginx } from './nginx.ts';
import { type Running, startServer } from './processes.ts';
import { writeIntoDocument } from './report.ts';
import { missedOf, type ServerResult, serverTable } from './server-table.ts';
import { ensureTools } from './tools.ts';
import { type LoadResult, load } from './wrk.ts';

/** On the disk of the project, because a temporary folder may be in memory, where writing is faster. */
const scratch = 'node_modules/.cache';
const referralsWanted = 10_000;

type Options = { runs: number; seconds: number };

/** The server compared with nginx, and referrals with and without group commit; see `bench/README.md`. */
async function benchServer(options: Options): Promise<ServerResult> {
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'bench-'));
  try {
    console.error('Building the site …');
    const built = buildSite('http://127.0.0.1');
    console.error('The home page …');
    const home = await benchHome(folder, options);
    console.error('Referrals …');
    return { built, home, ...(await benchReferrals(folder, options)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The real server with its usual log, which goes to a file as nginx's does. */
function startOurs(folder: string, name: string, parameters = ['server/main.ts']): Promise<Running> {
  const log = openSync(join(folder, `${name}.log`), 'w');
  // A setting of the server lifts the limit on writes, since all load comes from one address.
  const env = { DATA_DIR: join(folder, name), WRITES_PER_MINUTE: '1000000' };
  return startServer(parameters, env, log);
}

/** The home page from both, alternating, so that other load on the machine affects both equally. */
async function benchHome(folder: string, { runs, seconds }: Options): Promise<ServerResult['home']> {
  const nginx = await startNginx(siteFolder, join(folder, 'nginx'));
  const ours = await startOurs(folder, 'home');
  const home = ({ url }: Running, connections = 64) =>
    load(`${url}/en`, { connections, seconds, headers: { 'Accept-Encoding': 'br' } });
  try {
    await sameAnswer(ours.url, nginx.url);
    const idle = memoryOf(ours.pid)?.now;
    // A first round as a warm-up: it compiles code and opens files.
    for (const server of [ours, nginx]) home(server);
    const pairs = Array.from({ length: runs }, () => ({ ours: home(ours), nginx: home(nginx) }));
    const thousand = home(ours, 1000);
    return {
      ours: summary(pairs.map((pair) => pair.ours)),
      nginx: summary(pairs.map((pair) => pair.nginx)),
      ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.nginx.perSecond)),
      thousand,
      memory: { idle, thousand: memoryOf(ours.pid)?.most },
    };
  } finally {
    await nginx.stop();
    await ours.stop();
  }
}

/** Both must send the same bytes of Brotli, or the comparison is not valid. */
async function sameAnswer(...urls: string[]) {
  const bodies = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${url}/en`, { headers: { 'Accept-Encoding': 'br' } });
      return `${response.status} ${response.headers.get('content-encoding')} ${await response.text()}`;
    }),
  );
  if (new Set(bodies).size > 1 || !bodies[0]?.startsWith('200 br ')) throw new Error('The servers answer differently.');
}

/** Referrals through the write channel, each on disk before it is acknowledged: in groups, and with a commit each. */
async function benchReferrals(folder: string, { runs, seconds }: Options) {
  const single = await startOurs(folder, 'single', ['bench/other-server.ts', '--one-commit-each']);
  const group = await startOurs(folder, 'group');
  try {
    const pairs: { single: LoadResult; group: LoadResult }[] = [];
    for (let run = 0; run < runs; run += 1) {
      pairs.push({ single: commit(single, seconds), group: commit(group, seconds) });
    }
    let stored = pairs.reduce((sum, pair) => sum + pair.group.requests, 0);
    // On a slow disk a few rounds do not reach the number of referrals for which memory is measured.
    for (let extra = 0; stored < referralsWanted && extra < 20; extra += 1) stored += commit(group, seconds).requests;
    return {
      single: summary(pairs.map((pair) => pair.single)),
      group: summary(pairs.map((pair) => pair.group)),
      gain: median(pairs.map((pair) => pair.group.perSecond / pair.single.perSecond)),
      stored: { referrals: stored, memory: memoryOf(group.pid)?.most },
    };
  } finally {
    await single.stop();
    await group.stop();
  }
}

let rounds = 0;

/** Every round has another time in its ids, so that no referral is a repetition. */
function commit({ url }: Running, seconds: number): LoadResult {
  const time = Date.UTC(2026, 10, 20) + rounds;
  rounds += 1;
  const parameters = [String(time), new Date(time).toISOString()];
  return load(url, { connections: 64, seconds, script: 'bench/referrals.lua', parameters });
}

function summary(results: LoadResult[]): LoadResult {
  const of = (name: keyof LoadResult) => median(results.map((result) => result[name]));
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { perSecond: of('perSecond'), requests: of('requests'), p50: of('p50'), p99: of('p99'), failed };
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const bounded = (text: string, most: number) => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), most);
process.once('SIGTERM', () => process.exit(1));
ensureTools();
const where = machine();
const result = await benchServer({ runs: bounded(values.runs, 20), seconds: bounded(values.seconds, 60) });
const text = `${where}.\n\n${serverTable(result)}\n\n${missedOf(result)}`;
console.log(text);
if (values.json) writeFileSync(values.json, JSON.stringify({ where, ...result }, null, 2));
if (values.write) writeIntoDocument('server', text);
