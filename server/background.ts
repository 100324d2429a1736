import { mailFolder } from './alerts/alert-channels.ts';
import { lookForAlerts } from './alerts/look-for-alerts.ts';
import type { AlertChannels } from './alerts/receivers.ts';
import { setDestination } from './cloud/cloud-rows.ts';
import { type Cloud, connect } from './cloud/firestore-connection.ts';
import { pullReferrals } from './cloud/pull.ts';
import { countMissingHere } from './cloud/restore.ts';
import type { Settings } from './config/environment.ts';
import { confirmationMails, newsletterChannel } from './newsletter/newsletter-mail.ts';
import { referrerChannel } from './referrers/mail-wishes.ts';
import { lookForNews, referrerMails } from './referrers/referrer-mails.ts';
import { type BackgroundContext, type BackgroundLog, type Repeated, repeat } from './repeat.ts';
import { firestoreChannel } from './sending/channels/firestore.ts';
import { deleteOldMails } from './sending/channels/mail.ts';
import { type Channel, startOutboxWorker } from './sending/worker.ts';
import { backUpRegularly, deleteOldLeft } from './store/backup.ts';
import { clockProblem } from './store/clock-guard.ts';
import { purge } from './store/retention.ts';
import type { Store } from './store/sqlite.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Options = {
  store: Store;
  settings: Settings;
  log: BackgroundLog & { error(line: object, message: string): void };
  alertChannels: AlertChannels;
  connectCloud?: typeof connect;
  noteWork?: BackgroundContext['noteWork'];
};

/** Starts what the server does without being asked: retention, backups, alerts, and in cloud mode sending and pulling. */
export async function startBackground({ connectCloud = connect, ...options }: Options): Promise<Repeated> {
  const { store, settings, log, alertChannels } = options;
  const { dataDir, backupDir, smtpUrl, firestoreProjectId: projectId, firestoreEmulatorHost: emulatorHost } = settings;
  const { clock, sleep } = store.database;
  const context = { log, sleep, noteWork: options.noteWork };
  const cloud = projectId ? await connectCloud({ projectId, emulatorHost }) : null;
  const works = [
    repeat('retention', day, context, () => deleteOld(options)),
    repeat('alerts', minute / 2, context, () => lookForAlerts(store.database, alertChannels)),
    startSending(options, alertChannels),
  ];
  if (smtpUrl) {
    const parts = { database: store.database, settings, folder: mailFolder(dataDir), log };
    works.push(
      startSending(options, { [newsletterChannel]: confirmationMails(parts), [referrerChannel]: referrerMails(parts) }),
      repeat('news of referrals', minute, context, () => lookForNews(store.database)),
    );
  }
  const isClockRight = () => clockProblem(store.database, clock()) === null;
  const backUp = () => backUpRegularly(settings, log, clock(), isClockRight());
  if (backupDir) works.push(repeat('backup', 10 * minute, context, backUp));
  if (cloud) {
    works.push(
      repeat('pull from the cloud', minute, context, pullingFrom(cloud, options)),
      startSending(options, { firestore: firestoreChannel(store, cloud) }),
    );
  }
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
      await cloud?.close();
    },
  };
}

/** The name of the cloud project in the settings; the outbox begins anew when it changes. */
export function destinationOf({ firestoreProjectId, firestoreEmulatorHost }: Settings): string {
  return [firestoreProjectId, firestoreEmulatorHost].filter(Boolean).join(' at ');
}

function startSending({ store, log, noteWork }: Options, channels: Readonly<Record<string, Channel>>): Repeated {
  const worker = startOutboxWorker({ database: store.database, channels, log, noteWork });
  store.onWrite(worker.wake);
  return worker;
}

function pullingFrom(cloud: Cloud, { store, settings, log }: Options) {
  let isCompared = false;
  return async () => {
    await setDestination(store.database, destinationOf(settings));
    const { added: count, erased } = await pullReferrals(store, cloud);
    if (count > 0) log.info({ count }, 'Pulled from the cloud');
    if (erased > 0)
      log.info({ erased }, 'Removed from the cloud again: it was erased, and an old device wrote it again');
    const missing = isCompared ? 0 : await countMissingHere(store, cloud);
    isCompared = true;
    const advice =
      'The cloud has events that this machine has not: stop the server and run `npm run admin -- restore`.';
    if (missing > 0) log.warn({ missing }, advice);
  };
}

async function deleteOld({ store, settings: { retentionMonths, dataDir }, log }: Options) {
  const now = store.database.clock();
  const result = await purge(store, now, retentionMonths);
  if ('refused' in result) {
    const advice =
      'Nothing was deleted by age: look at the clock of the machine and at RETENTION_MONTHS, then `npm run admin -- purge --yes`';
    return log.error({ months: retentionMonths, ...result.refused }, advice);
  }
  deleteOldMails(mailFolder(dataDir), now);
  deleteOldLeft(dataDir, now);
  log.info({ months: retentionMonths, ...result }, 'Deleted what is older than the retention period');
}
