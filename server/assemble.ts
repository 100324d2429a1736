import { existsSync } from 'node:fs';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { ServerBuild } from 'react-router';
import { alertChannels as alertChannelNames } from '../domain/cases/alerts.ts';
import { createAlertChannels } from './alerts/alert-channels.ts';
import type { App } from './app.ts';
import { type AppOptions, defaultLimits } from './app-options.ts';
import { presentMembers } from './auth/members.ts';
import { startBackground } from './background.ts';
import type { Settings } from './config/environment.ts';
import { openDesk } from './desk/open-desk.ts';
import { readInThread } from './desk/reading.ts';
import { createPublicPromise } from './desk/report.ts';
import { diskState, freeBytes, watchDiskSpace } from './disk-space.ts';
import type { Pages } from './http/pages.ts';
import { createRenderer } from './http/render.ts';
import type { Listening } from './listen.ts';
import { closeLog, createErrorReport, openLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { readStoreFacts } from './metrics/store-facts.ts';
import { newsletterChannel } from './newsletter/newsletter-mail.ts';
import { openStore } from './open-store.ts';
import { referrerChannel } from './referrers/mail-wishes.ts';
import { createReferrerServices } from './referrers/referrer-services.ts';
import { systemRuntime } from './runtime.ts';
import { createOutbox } from './sending/outbox.ts';
import { applyErasures } from './store/apply-erasures.ts';
import { isBegunBesideBackups } from './store/backup.ts';
import { arrivalTime } from './store/clock-guard.ts';
import { countDocuments } from './store/documents.ts';
import { isRetentionRefused } from './store/retention.ts';
import type { Store } from './store/sqlite.ts';
import { requireSafeSqlite, sqliteFile } from './store/sqlite-file.ts';
import { StoreProblem } from './store/store-problem.ts';

/** What production and development do each in its own way. */
type Parts = {
  pages: Pages;
  /** Imports React Router's server build; called at the first page that is rendered per request. */
  loadBuild: () => Promise<ServerBuild>;
  /** Whether errors are shown whole, with what a person may have typed. */
  showsErrors: boolean;
};

/**
 * Opens the store and starts everything that a server does besides answering requests.
 * @returns the options of its app, and `run`, which is called with the app and its port
 */
export async function assemble(settings: Settings, { pages, loadBuild, showsErrors }: Parts) {
  requireSafeSqlite();
  const log = openLog(settings.logLevel);
  const isNew = !existsSync(sqliteFile(settings.dataDir));
  const store = openStore(settings, { isServer: true });
  const stored = await countStored(store, log);
  const { database } = store;
  const isBegunAnew = stored !== undefined && (await isBegunBesideBackups(database, settings.backupDir, isNew));
  const outbox = createOutbox(database);
  const channels = [
    ...alertChannelNames,
    ...(settings.firestoreProjectId ? ['firestore'] : []),
    // Without a mail server these wait for one, which is nothing to be alarmed about.
    ...(settings.smtpUrl ? [newsletterChannel, referrerChannel] : []),
  ];
  const alertChannels = createAlertChannels({ database, settings, members: () => presentMembers(database) });
  const { desk, closeDesk, printFirstLink } = openDesk({
    store,
    settings,
    alertChannels,
    read: readInThread(settings.dataDir),
  });
  const metrics = settings.metricsPort > 0 ? createMetrics() : null;
  const noteWork = (work: string) => metrics?.noteWork(work, database.clock());
  const background = await startBackground({ store, settings, log, alertChannels, noteWork });
  watchDiskSpace({
    warnBelow: settings.diskWarningMegabytes * 1024 ** 2,
    free: () => freeBytes(settings.dataDir),
    log,
    ...systemRuntime,
  });

  const options: AppOptions = {
    store: { ...(metrics?.counted(store) ?? store), alarm: () => store.alarm() ?? (isBegunAnew ? 'begun-anew' : null) },
    outboxState: () => outbox.state(channels),
    ...systemRuntime,
    clock: () => arrivalTime(database),
    pages,
    render: createRenderer(loadBuild),
    limits: { ...defaultLimits, writesPerMinute: settings.writesPerMinute },
    settings,
    log,
    reportError: createErrorReport(log, showsErrors),
    desk,
    referrers: createReferrerServices(store),
    publicPromise: createPublicPromise(database),
    diskState: async () => ({
      ...(await diskState(settings, database.clock())),
      retentionRefused: isRetentionRefused(database),
    }),
    onAnswer: metrics?.countRequest,
    onPolicyReport: metrics?.countReport,
    socketAddress: (c) => getConnInfo(c).remote.address ?? '',
  };
  async function run(app: App, opening: Promise<Listening>) {
    // Before the first request can be accepted: a signal without a listener would end the process, and the request with it.
    onceStopped(async () => {
      closeDesk();
      await (await opening).close();
      await background.stop();
      await store.close();
      await closeLog(log);
    });
    const { port } = await opening;
    const storeFacts = () => readStoreFacts(database, settings.dataDir);
    if (metrics) await serveMetrics(metrics, { app, storeFacts }, settings.metricsPort);
    if (stored) log.info({ stored }, 'Documents at the start');
    if (isBegunAnew) log.error({}, begunAdvice);
    store.checkAfterCrash().then(
      (isChecked) => isChecked && log.info({}, 'The store was not closed as it should be, and is whole'),
      (error) => log.error({ reason: String(error) }, 'The store was not closed as it should be, and is damaged'),
    );
    console.log(`Encore is at http://localhost:${port}`);
    await printFirstLink();
  }
  return { options, run };
}

const begunAdvice =
  'DATA_DIR was empty, and a new store was begun, but BACKUP_DIR has backups: stop the server, and mount the disk of the data, ' +
  'or restore the newest backup with `npm run admin -- restore FILE`. If the store is meant to be new, move those backups elsewhere and restart';

/** @throws when another server uses the folder; any other problem is logged, and then the result is undefined */
async function countStored(store: Store, log: AppOptions['log']) {
  try {
    await store.check();
    const erased = await applyErasures(store.database);
    if (erased > 0) log.warn({ erased }, 'Erased again what had been erased, and was in the store again');
    return countDocuments(store.database);
  } catch (error) {
    if (error instanceof StoreProblem && error.code === 'in-use') throw error;
    // The pages are served meanwhile, and browsers keep referrals on their devices.
    log.error({ reason: String(error) }, 'DATA_DIR cannot be written to');
  }
}

/** Ends the process at a signal, once everything is closed. */
function onceStopped(close: () => Promise<void>) {
  let stopping = false;
  const stop = async () => {
    // With Ctrl-C the signal arrives twice: from the terminal, and from the command that started this process.
    if (stopping) return;
    stopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
