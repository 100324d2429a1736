import { mailFolder } from './alerts/alert-channels.ts';
import { lookForAlerts } from './alerts/look-for-alerts.ts';
import type { AlertChannels } from './alerts/receivers.ts';
import { setDestination } from './cloud/cloud-rows.ts';
import { connect } from './cloud/firestore-connection.ts';
import { pullReferrals } from './cloud/pull.ts';
import { countMissingHere } from './cloud/restore.ts';
import type { Settings } from './config/environment.ts';
import { type BackgroundLog, type Repeated, repeat } from './repeat.ts';
import { firestoreChannel } from './sending/channels/firestore.ts';
import { deleteOldMails } from './sending/channels/mail.ts';
import { createOutbox } from './sending/outbox.ts';
import { startOutboxWorker } from './sending/worker.ts';
import { backUpDaily } from './store/backup.ts';
import { purge } from './store/retention.ts';
import type { Store } from './store/sqlite.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Options = {
  store: Store;
  settings: Settings;
  log: BackgroundLog;
  alertChannels: AlertChannels;
};

/** Starts what the server does without being asked: retention, backups, alerts, and in cloud mode sending and pulling. */
export async function startBackground(options: Options): Promise<Repeated> {
  const { store, settings, log } = options;
  const works = [repeat('retention', day, log, () => deleteOld(options)), startAlerts(options)];
  if (settings.backupDir) works.push(repeat('backup', 10 * minute, log, () => backUpDaily(settings, log)));
  if (settings.firestoreProjectId) works.push(await startCloud({ store, settings, log }));
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}

/** The name of the cloud project in the settings; the outbox begins anew when it changes. */
export function destinationOf({ firestoreProjectId, firestoreEmulatorHost }: Settings): string {
  return [firestoreProjectId, firestoreEmulatorHost].filter(Boolean).join(' at ');
}

function startAlerts({ store, log, alertChannels: channels }: Options): Repeated {
  const worker = startOutboxWorker({ outbox: createOutbox(store.database), channels, log });
  store.onWrite(worker.wake);
  const looking = repeat('alerts', minute / 2, log, () => lookForAlerts(store.database, channels));
  return {
    stop: async () => {
      await Promise.all([worker.stop(), looking.stop()]);
    },
  };
}

async function startCloud({ store, settings, log }: Pick<Options, 'store' | 'settings' | 'log'>): Promise<Repeated> {
  const { firestoreProjectId: projectId = '', firestoreEmulatorHost: emulatorHost } = settings;
  const cloud = await connect({ projectId, emulatorHost });
  const worker = startOutboxWorker({
    outbox: createOutbox(store.database),
    channels: { firestore: firestoreChannel(store, cloud) },
    log,
  });
  store.onWrite(worker.wake);
  let isCompared = false;
  const pulling = repeat('pull from the cloud', minute, log, async () => {
    await setDestination(store.database, destinationOf(settings));
    const count = await pullReferrals(store, cloud);
    if (count > 0) log.info({ count }, 'Pulled from the cloud');
    const missing = isCompared ? 0 : await countMissingHere(store, cloud);
    isCompared = true;
    const advice =
      'The cloud has events that this machine has not: stop the server and run `npm run admin -- restore`.';
    if (missing > 0) log.warn({ missing }, advice);
  });
  return {
    stop: async () => {
      await Promise.all([worker.stop(), pulling.stop()]);
      await cloud.close();
    },
  };
}

async function deleteOld({ store, settings: { retentionMonths, dataDir }, log }: Options) {
  deleteOldMails(mailFolder(dataDir), Date.now());
  const counts = await purge(store, Date.now(), retentionMonths);
  log.info({ months: retentionMonths, ...counts }, 'Deleted what is older than the retention period');
}
