import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { buildSite, siteFolder } from './build-site.ts';
import { machine } from './machine.ts';
import { median } from './median.ts';
import { startNginx } from './nginx.ts';
import { type Running, startServer } from './processes.ts';
import { markdownTable, writeIntoDocument } from './report.ts';
import { ensureInstalled, type Load, load, memoryOf } from './wrk.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Math.min(Number(options.seconds), 30);
const runs = Array.from({ length: Math.min(Number(options.runs), 10) }, (_, run) => run);
const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const milliseconds = (figure: number) => `${figure.toFixed(1)} ms`;

/** Starts a server with an empty data folder, and takes both away again. */
async function withServer<Result>(
  file: string[],
  use: (server: Running, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const server = await startServer(file, { DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    return await use(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The home page from our server and from nginx, in turns, so that a busy moment meets both. */
async function homePage() {
  const home = (server: Running) =>
    load(`${server.url}/en`, { connections: 64, seconds, headers: ['Accept-Encoding: gzip'] });
  const nginx = await startNginx(siteFolder);
  try {
    return await withServer(['server/main.ts'], async (ours) => {
      // The first seconds compile.
      await home(ours);
      const results: { ours: Load; nginx: Load }[] = [];
      for (const _run of runs) results.push({ ours: await home(ours), nginx: await home(nginx) });
      const before = memoryOf(ours.pid);
      await load(`${ours.url}/en`, { connections: 1000, seconds, headers: ['Accept-Encoding: gzip'] });
      const [our, their] = [
        median(results.map((run) => run.ours.perSecond)),
        median(results.map((run) => run.nginx.perSecond)),
      ];
      return {
        ours: our,
        nginx: their,
        ratio: our / their,
        memory: { before: before.now, thousand: memoryOf(ours.pid).most },
      };
    });
  } finally {
    await nginx.stop();
  }
}

/** Referrals through the write channel; each is on disk before it is acknowledged. */
async function referrals(mode: 'group' | 'single', connections: number) {
  return withServer(['bench/write-server.ts', mode], async (server, folder) => {
    const result = await load(server.url, { connections, seconds, script: 'bench/referrals.lua' });
    const memory = memoryOf(server.pid).most;
    const store = openSqliteStore({ folder, mustExist: true });
    let stored = 0;
    for await (const _referral of store.list('referrals')) stored += 1;
    await store.close();
    return { ...result, memory, stored };
  });
}

ensureInstalled(['wrk', 'nginx']);
const where = machine();
const built = buildSite('http://127.0.0.1');
const home = await homePage();
const [single, group] = [await referrals('single', 64), await referrals('group', 64)];
const ratio = group.perSecond / single.perSecond;

const rows = [
  ['Home page, requests/s, our server', whole(home.ours), ''],
  ['Home page, requests/s, nginx, one worker', whole(home.nginx), ''],
  ['Ours ÷ nginx', home.ratio.toFixed(2), '≥ 0.6'],
  ['Referrals/s, one commit each', whole(single.perSecond), ''],
  ['… half answered within / 99 of 100 within', `${milliseconds(single.p50)} / ${milliseconds(single.p99)}`, ''],
  ['Referrals/s, group commit', whole(group.perSecond), ''],
  ['… half answered within / 99 of 100 within', `${milliseconds(group.p50)} / ${milliseconds(group.p99)}`, ''],
  ['Group ÷ one each', ratio.toFixed(1), '≥ 3'],
  [
    'Referrals stored in the group run, refused',
    `${whole(group.stored)}, ${group.failed + single.failed}`,
    '≥ 10,000, 0',
  ],
  ['Memory, pages served', `${home.memory.before} MB`, ''],
  ['Memory at most, 1,000 connections', `${home.memory.thousand} MB`, ''],
  ['Memory at most, those referrals', `${group.memory} MB`, ''],
  ['Build, for each page', `${whole(built.milliseconds / built.pages)} ms × ${built.pages}`, ''],
];
const table = `${where}.\n\n${markdownTable(['what', 'measured', 'target'], rows)}`;
console.log(table);
if (options.json) writeFileSync(options.json, JSON.stringify({ where, built, home, single, group, ratio }, null, 2));
if (options.write) writeIntoDocument('server', table);
const missed = [home.ratio < 0.6, ratio < 3, group.stored < 10_000, group.failed + single.failed > 0];
if (missed.includes(true)) process.exitCode = 1;
