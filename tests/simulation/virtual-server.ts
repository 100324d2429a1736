import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AlertChannelName } from '../../domain/cases/alerts.ts';
import { isHandOver } from '../../domain/cases/alerts.ts';
import { createAlertChannels, mailFolder } from '../../server/alerts/alert-channels.ts';
import { payloadOf } from '../../server/alerts/alert-rows.ts';
import type { AlertChannels } from '../../server/alerts/receivers.ts';
import { defaultLimits } from '../../server/app-options.ts';
import { createAuth } from '../../server/auth/auth.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { startBackground } from '../../server/background.ts';
import { readEnvironment } from '../../server/config/environment.ts';
import { openDesk } from '../../server/desk/open-desk.ts';
import { loadPages } from '../../server/http/pages.ts';
import { openStore } from '../../server/open-store.ts';
import { referrerChannel } from '../../server/referrers/mail-wishes.ts';
import { lookForNews, referrerMails } from '../../server/referrers/referrer-mails.ts';
import { type BackgroundLog, repeat } from '../../server/repeat.ts';
import type { Runtime } from '../../server/runtime.ts';
import { mailFileOf } from '../../server/sending/channels/mail.ts';
import { createOutbox, messageIdOf, type OutboxRow } from '../../server/sending/outbox.ts';
import { startOutboxWorker } from '../../server/sending/worker.ts';
import { applyErasures } from '../../server/store/apply-erasures.ts';
import { arrivalTime } from '../../server/store/clock-guard.ts';
import { sqliteFile } from '../../server/store/sqlite-file.ts';
import { decodedMail } from '../../server/testing/mail-server.ts';
import { createTestApp, createTestSite } from '../../server/testing/test-app.ts';
import type { Random } from './random.ts';
import type { VirtualCloud } from './virtual-cloud.ts';
import type { VirtualTime } from './virtual-time.ts';

export type ServerOptions = {
  folder: string;
  /** Where the backups are. */
  backups: string;
  time: VirtualTime;
  random: Random;
  /** Null where the site has no cloud. */
  cloud: VirtualCloud | null;
  /** Whether what takes the alerts of a channel is there at present. */
  isUp: (channel: AlertChannelName) => boolean;
  /** `text` is what was posted to a webhook; mails are files. */
  onAlert: (alert: { key: string; at: number; text?: string }) => void;
  /** A mail has come to a referrer. */
  onMail: (mail: { subject: string; key: string; link: string }) => void;
  /** What the webhook has got, by the id of the message: it knows a second copy, whatever it was answered. */
  posted: Map<string, string>;
  onError: (error: unknown) => void;
  /** An answer, a copy for the cloud or an alert leaves the machine: what it tells of is on the disk. */
  onLeaving: () => void;
  /** Milliseconds by which the clock of the machine is ahead. */
  clockError: () => number;
};

let site: ReturnType<typeof loadPages> | undefined;

export function settingsOf({ folder, cloud }: Pick<ServerOptions, 'folder' | 'cloud'>) {
  return readEnvironment({
    DATA_DIR: join(folder, 'data'),
    SITE_URL: 'https://www.example.com',
    // So that a run of some weeks sees it end.
    RETENTION_MONTHS: '1',
    WEBHOOK_URLS: 'https://chat.example.com/hooks/token',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    ...(cloud && { FIRESTORE_PROJECT_ID: 'encore', FIRESTORE_API_KEY: 'key' }),
  });
}

/** The real app, store and background work of a server, in this process, on files in a folder. */
export async function startServer(options: ServerOptions) {
  const { time, random, cloud, onError } = options;
  const settings = settingsOf(options);
  site ??= loadPages(createTestSite(), settings);
  let isAlive = true;
  let isAnswering = true;
  const runtime: Runtime = {
    clock: () => time.now() + options.clockError(),
    monotonic: time.now,
    async sleep(milliseconds, { signal } = {}) {
      if (milliseconds === 0) await time.whileStanding(() => new Promise((resolve) => setImmediate(resolve)));
      // Work that only looks again and again is done every hour: otherwise it is most of what a year costs.
      else await time.sleep([30_000, 60_000].includes(milliseconds) ? 3_600_000 : milliseconds, signal);
      // What a process that was killed would have done next never happens.
      if (!isAlive) await new Promise(() => {});
    },
    random: random.next,
    randomBytes: random.bytes,
    randomUUID: () => random.bytes(16).toString('hex') as ReturnType<Runtime['randomUUID']>,
  };
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: quiet } as never;
  const store = openStore({ ...settings, backupDir: options.backups }, { isServer: true, runtime, builtAt: 0 });
  await store.check();
  // What is lost in a power cut is chosen in `power-cut.ts`.
  store.database.run('PRAGMA synchronous = OFF');
  await applyErasures(store.database);
  const { database } = store;
  const channels = unreliable(
    createAlertChannels({
      database,
      settings,
      members: () => presentMembers(database),
      async postWebhook(_, { headers, body }) {
        const id = headers['webhook-id'] ?? '';
        if (!options.posted.has(id)) options.posted.set(id, body);
        // Of a response that is lost the receiver knows that the next call is the same one.
        return random.chance(0.1) ? { statusCode: 503 } : { statusCode: 200 };
      },
    }),
    options,
  );
  const { desk } = openDesk({ store, settings, alertChannels: channels });
  const background = await startBackground({
    store,
    settings,
    log,
    alertChannels: channels,
    async connectCloud() {
      if (!cloud) throw new Error('There is no cloud');
      const ask: typeof cloud.client.ask = (call) => {
        options.onLeaving();
        // A process that was killed does not go on with the answer.
        return call.finally(() => (isAnswering ? undefined : new Promise(() => {})));
      };
      return { ...cloud.client, ask };
    },
  });
  const sending = sendToReferrers(options, { database, settings, log });
  store.onWrite(sending.wake);
  const looking = repeat('news', 60_000, { log, sleep: runtime.sleep }, () => lookForNews(database));
  const { app } = createTestApp({
    store,
    env: { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'team@example.com' },
    ...runtime,
    clock: () => arrivalTime(database),
    pages: site,
    limits: { ...defaultLimits, writesPerMinute: 10_000 },
    reportError: onError,
    desk,
    socketAddress: (c) => c.req.header('x-device') ?? '',
  });

  return {
    store,
    outbox: createOutbox(database),
    desk,
    settings,
    firstLink: () => createAuth({ database, settings, handOverAll: () => 0 }).linkForFirstMember(),
    /** @returns the response; never settles when the process is killed before */
    async request(path: string, init: RequestInit, device: string): Promise<Response> {
      const headers = { ...(init.headers as Record<string, string>), 'x-device': device };
      const response = await time.whileStanding(async () => app.request(path, { ...init, headers, signal: null }));
      if (isAnswering) options.onLeaving();
      return isAnswering ? response : new Promise(() => {});
    },
    async stop() {
      await Promise.all([background.stop(), sending.stop(), looking.stop(), time.advance(4000)]);
      await store.close();
      isAlive = false;
    },
    /** The process is killed: nobody gets an answer any more, and its files are as they were at this moment. */
    async kill() {
      isAnswering = false;
      const file = sqliteFile(settings.dataDir);
      const ends = ['', '-wal'].filter((end) => existsSync(file + end));
      for (const end of ends) copyFileSync(file + end, `${file}.killed${end}`);
      // Closing a database tidies its files up, so they are replaced afterwards.
      await store.close();
      isAlive = false;
      for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
      for (const end of ends) renameSync(`${file}.killed${end}`, file + end);
    },
  };
}

/** What a row tells, as keys of one for each case: several cases may be one mail. */
export function toldBy({ key, payload }: Pick<OutboxRow, 'key' | 'payload'>): string[] {
  const { kind, to, cases } = payloadOf({ payload });
  if (!cases || isHandOver(kind)) return [key];
  const [channel] = key.split(':');
  return cases.map(({ subject, of }) => `${channel}:${of === undefined ? kind : `${kind}@${of}`}:${subject}:${to}`);
}

export type VirtualServer = Awaited<ReturnType<typeof startServer>>;

/** Sending takes a while, and fails while the receiver is away. */
function unreliable(channels: AlertChannels, options: ServerOptions): AlertChannels {
  const { time, random, isUp, onAlert, onLeaving, posted, clockError } = options;
  const { mail, webhook } = channels;
  const send = async (name: AlertChannelName, row: OutboxRow, written: () => unknown) => {
    await time.sleep(random.integer(50, 3000));
    if (!isUp(name)) throw Object.assign(new Error(`${name}: away`), { isUnavailable: name === 'mail' });
    onLeaving();
    const before = written();
    try {
      await time.whileStanding(async () => void (await channels[name].send(row)));
    } finally {
      // What is not true any more is not sent.
      const after = written();
      const text = name === 'webhook' ? `${after}` : undefined;
      if (after !== before && clockError() === 0) {
        for (const key of toldBy(row)) onAlert({ key, at: time.now(), text });
      }
    }
  };
  return {
    ...channels,
    mail: {
      ...mail,
      send: (row) => {
        const file = join(mailFolder(settingsOf(options).dataDir), mailFileOf(row));
        return send('mail', row, () => statSync(file, { throwIfNoEntry: false, bigint: true })?.mtimeNs);
      },
    },
    webhook: { ...webhook, send: (row) => send('webhook', row, () => posted.get(`msg_${messageIdOf(row)}`)) },
  };
}

/** The mails to referrers are written beside the data, where nobody of the product looks, and are read there by those whom they reach. */
function sendToReferrers(
  options: ServerOptions,
  parts: Omit<Parameters<typeof referrerMails>[0], 'folder'> & { log: BackgroundLog },
) {
  const { time, random, isUp, onMail } = options;
  const folder = join(options.folder, 'sent');
  const channel = referrerMails({ ...parts, folder });
  async function send(row: OutboxRow) {
    await time.sleep(random.integer(50, 3000));
    if (!isUp('mail')) throw Object.assign(new Error('mail: away'), { isUnavailable: true });
    const file = join(folder, mailFileOf(row));
    rmSync(file, { force: true });
    await time.whileStanding(async () => void (await channel.send(row)));
    if (!existsSync(file)) return;
    const { text } = decodedMail(readFileSync(file, 'utf8').replaceAll(/\r?\n/g, '\r\n'));
    onMail({ subject: row.subject, key: row.key, link: /link=([\w-]{43})/.exec(text)?.[1] ?? '' });
  }
  return startOutboxWorker({ ...parts, channels: { [referrerChannel]: { ...channel, send } } });
}
