import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoReferral } from '../commands/demo-data.ts';
import { addedOnSave } from '../domain/referral.ts';
import { insertMember } from '../server/auth/members.ts';
import { insertSession } from '../server/auth/sessions.ts';
import { openStore } from '../server/open-store.ts';
import { add, call, inBatches, interval, scratch } from './fill.ts';
import { startSite, whenAndWhere } from './site.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Answer = { status: number; milliseconds: number };

/** Asks for something, and reads all of the answer. A connection that is refused is the status 0. */
function ask(url: string, { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {}) {
  const begin = performance.now();
  return new Promise<Answer>((resolve) => {
    const end = (status = 0) => resolve({ status, milliseconds: performance.now() - begin });
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
    });
    sent.once('error', () => end());
    sent.end(body);
  });
}

/** A store of so many referrals, all but 200 of which were called, and the cookie of a member. */
async function fill(folder: string, count: number): Promise<string> {
  console.error(`Storing ${count} referrals …`);
  const store = openStore({ dataDir: folder });
  const start = Date.now() - count * interval;
  await inBatches(count, (n) => add(store, n, start + n * interval));
  const { database } = store;
  const member = await database.transact(() => insertMember(database, 'Ada', 'en', Date.now()));
  await inBatches(count - 200, (n) => call(store, member, n, start + (n + 1) * interval));
  const token = await database.transact(() =>
    insertSession(database, { memberId: member.id, device: 'bench' }, Date.now()),
  );
  await store.close();
  return `encore-desk=${token}`;
}

/** Submits referrals at an even rate, whether or not those before were answered. */
async function submit(url: string, rate: number, seconds: number) {
  const answers: Promise<Answer>[] = [];
  const begin = performance.now();
  for (let n = 0; n < rate * seconds; ) {
    for (const until = ((performance.now() - begin) / 1000) * rate; n < until; n += 1) {
      const { submissionId } = addedOnSave(`REF_${Date.now()}_${`${n}`.padStart(8, '0')}`);
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': submissionId };
      answers.push(ask(`${url}/api/submit-referral`, { body: JSON.stringify(demoReferral(n)), headers }));
    }
    await pause(2);
  }
  return Promise.all(answers);
}

/** Does something again and again until something else has ended. */
async function until<Result>(
  end: Promise<unknown>,
  work: (n: number) => Promise<Result>,
  wait: number,
): Promise<Result[]> {
  let isOver = false;
  end.finally(() => (isOver = true));
  const results: Result[] = [];
  for (; !isOver; await pause(wait)) results.push(await work(results.length));
  return results;
}

function row(name: string, answers: readonly Answer[]) {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? Number.NaN).toFixed(1);
  const failed = answers.filter(({ status }) => status !== 200).length;
  return { name, count: times.length, failed, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

const stored = async (folder: string) => {
  const store = openStore({ dataDir: folder });
  const [{ count } = {}] = store.database.all("SELECT count(*) AS count FROM documents WHERE collection = 'referrals'");
  await store.close();
  return Number(count);
};

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** How long a command of the operator takes, in seconds. */
function run(folder: string, ...parameters: string[]): string {
  const since = performance.now();
  const env = { ...process.env, DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') };
  const { status, stderr } = spawnSync(process.execPath, ['commands/admin.ts', ...parameters], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`admin ${parameters[0]}: ${stderr}`);
  return seconds(since);
}

async function bench(folder: string, options: { count: number; rate: number; seconds: number }) {
  const Cookie = await fill(folder, options.count);
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', WRITES_PER_MINUTE: '1000000' };
  const server = await startSite(env);
  const desk = (path: string, body?: string) =>
    ask(`${server.url}/en/desk${path}`, {
      headers: {
        Cookie,
        Origin: server.url,
        ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      body,
    });
  const page = () => ask(`${server.url}/en`);
  for (let n = 0; n < 50; n += 1) await Promise.all([page(), desk(['', '/all', '/report'][n % 3] ?? '')]);

  const rows = [];
  for (const [name, work] of [
    ['a page during the report', () => desk('/report?weeks=104')],
    ['a page during an export', () => desk('/export', 'format=csv')],
  ] as const) {
    const since = performance.now();
    const ended = work();
    rows.push(row(name, await until(ended, page, 5)));
    console.log(`${name}: it took ${seconds(since)} s and was answered with ${(await ended).status}`);
  }
  console.error(`${options.rate} forms a second for ${options.seconds} s …`);
  const sending = submit(server.url, options.rate, options.seconds);
  const used = until(sending, (n) => desk(['', '/all', '/all?q=golden', '/report'][n % 4] ?? ''), 500);
  const forms = await sending;
  rows.push(row(`${options.rate} forms a second`, forms), row('the desk meanwhile', await used));

  await server.kill();
  const since = performance.now();
  await server.start();
  const restarted = seconds(since);
  await server.stop();
  const accepted = forms.filter(({ status }) => status === 200).length;
  const lost = options.count + accepted - (await stored(folder));
  const backup = run(folder, 'backup');
  const backups = readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('encore-'));
  const file = join(folder, 'backups', backups[0] ?? '');
  const megabytes = statSync(file).size / 1e6;
  return { rows, lost, restarted, backup, megabytes, restore: run(folder, 'restore', file) };
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
  },
});
process.once('SIGTERM', () => process.exit(1));
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'bench-'));
try {
  const options = { count: Number(values.count), rate: Number(values.rate), seconds: Number(values.seconds) };
  const { rows, lost, restarted, backup, megabytes, restore } = await bench(folder, options);
  console.log(`${whenAndWhere()}, ${options.count} referrals, milliseconds.`);
  console.table(rows);
  console.log(`Of the forms that were accepted ${lost} are lost.`);
  console.log(
    `Recovery: ${restarted} s after SIGKILL; from a backup of ${megabytes.toFixed(0)} MB ${restore} s (made in ${backup} s).`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
