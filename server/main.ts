import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import { defaultLimits } from './app-options.ts';
import { presentMembers } from './auth/members.ts';
import { startBackground } from './background.ts';
import { readEnvironment } from './config/environment.ts';
import { openDesk } from './desk/open-desk.ts';
import { diskState, freeBytes, watchDiskSpace } from './disk-space.ts';
import { loadPages } from './http/pages.ts';
import { createRenderer } from './http/render.ts';
import { listen } from './listen.ts';
import { closeLog, openLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { countDocuments } from './store/documents.ts';
import { openStore } from './store/open-store.ts';
import { StoreProblem } from './store/store-problem.ts';

const dist = resolve(import.meta.dirname, '..', process.env.BUILD_FOLDER || 'dist');

/** React Router's server build; imported once, at the first page that is rendered per request. */
function loadServerBuild(): Promise<ServerBuild> {
  // React reads this when it is imported, to use its production build.
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(join(dist, 'server', 'index.js')).href);
}

async function start() {
  const settings = readEnvironment(process.env);
  const log = openLog(settings.logLevel);
  const store = openStore(settings, { log, isServer: true });
  const stored = await store.check().then(
    () => countDocuments(store.database),
    (error) => {
      if (error instanceof StoreProblem && error.code === 'in-use') throw error;
      // The pages are served meanwhile, and browsers keep referrals on their devices.
      log.error({ reason: String(error) }, 'DATA_DIR cannot be written to');
    },
  );

  const monotonic = () => performance.now();
  const { desk, closeDesk, printFirstLink } = openDesk({ store, settings, monotonic });
  const background = await startBackground({
    store,
    settings,
    log,
    members: () => presentMembers(store.database),
  });
  const metrics = settings.metricsPort > 0 ? createMetrics() : null;
  watchDiskSpace({
    warnBelow: settings.diskWarningMegabytes * 1024 ** 2,
    free: () => freeBytes(settings.dataDir),
    log,
  });
  const app = createApp({
    store: metrics?.counted(store) ?? store,
    clock: Date.now,
    monotonic,
    pages: loadPages(join(dist, 'client'), settings),
    render: createRenderer(loadServerBuild),
    limits: { ...defaultLimits, writesPerMinute: settings.writesPerMinute },
    settings,
    log,
    desk,
    diskState: () => diskState(settings, Date.now()),
    onAnswer: metrics?.countRequest,
    socketAddress: (c) => getConnInfo(c).remote.address ?? '',
  });
  const opening = listen(app, settings);
  let stopping = false;
  const stop = async () => {
    // With Ctrl-C the signal arrives twice: from the terminal, and from the command that started this process.
    if (stopping) return;
    stopping = true;
    closeDesk();
    await (await opening).close();
    await background.stop();
    await store.close();
    await closeLog(log);
    process.exit(0);
  };
  // Before the first request can be accepted: a signal without a listener would end the process, and the request with it.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const { port } = await opening;
  if (metrics) await serveMetrics(metrics, app, settings.metricsPort);
  if (stored) log.info({ stored }, 'Documents at the start');
  console.log(`Encore is at http://localhost:${port}`);
  await printFirstLink();
}

start().catch((error: Error) => {
  console.error(error.message);
  // Not `exitCode`: requests to the cloud in progress would keep the process running.
  process.exit(1);
});
