import { createServer as createHttpServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { pageAt } from '../domain/pages.ts';
import { resourcePaths, servicePaths } from '../domain/service-pages.ts';
import type { App, createApp } from '../server/app.ts';
import { type AppOptions, defaultLimits } from '../server/app-options.ts';
import { presentMembers } from '../server/auth/members.ts';
import { startBackground } from '../server/background.ts';
import { readEnvironment, type Settings } from '../server/config/environment.ts';
import { openDesk } from '../server/desk/open-desk.ts';
import { diskState } from '../server/disk-space.ts';
import { pathOf } from '../server/http/pages.ts';
import { createRenderer } from '../server/http/render.ts';
import { openLog } from '../server/log.ts';
import { openStore } from '../server/store/open-store.ts';

/** The server of `npm run dev`: the production app, with pages that Vite and React Router render at each request. */
async function start() {
  const settings = readDevelopmentSettings();
  const log = openLog(settings.logLevel);
  const store = openStore(settings, { log, isServer: true });

  const server = createHttpServer();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // As React Router documents it for a custom server; imported again after every change.
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const background = await startBackground({
    store,
    settings,
    log,
    members: () => presentMembers(store.database),
  });
  const renderPage = async (request: Request) =>
    createRequestHandler(await loadBuild(), 'development')(request, new RouterContextProvider());

  const monotonic = () => performance.now();
  const { desk, closeDesk, printFirstLink } = openDesk({ store, settings, monotonic });
  const options: AppOptions = {
    store,
    clock: Date.now,
    monotonic,
    desk,
    pages: {
      has: (path) => pageAt(path) !== null,
      respond: () => null,
      error: async (path, status, more) => {
        const { body, headers } = await renderPage(new Request(settings.siteUrl + path));
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...more } });
      },
    },
    render: createRenderer(loadBuild),
    limits: defaultLimits,
    settings,
    log,
    diskState: () => diskState(settings, Date.now()),
    socketAddress: (c) => getConnInfo(c).remote.address ?? '',
  };
  const currentApp = createAppLoader(vite, options);
  const fetch: App['fetch'] = async (request, ...rest) =>
    isRendered(pathOf(request.url)) ? renderPage(request) : (await currentApp()).fetch(request, ...rest);
  const respond = getRequestListener(fetch);
  server.on('request', (request, response) => vite.middlewares(request, response, () => respond(request, response)));
  listen(server, settings, printFirstLink);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      closeDesk();
      await vite.close();
      await background.stop();
      await store.close();
      process.exit(0);
    });
  }
}

function readDevelopmentSettings(): Settings {
  // Vite's configuration reads the same variables.
  process.env.PORT ||= '5173';
  process.env.SITE_URL = `http://localhost:${process.env.PORT}`;
  process.env.DATA_DIR = process.env.DEV_DATA_DIR || './data-dev';
  return readEnvironment(process.env);
}

/** @returns a function that gives the app as its files are now */
function createAppLoader(vite: ViteDevServer, options: AppOptions): () => Promise<App> {
  // After a change in `server/` or `domain/` Vite returns a new module.
  let loaded: { createApp: typeof createApp } | null = null;
  let app: App;
  return async () => {
    const module = (await vite.ssrLoadModule('/server/app.ts')) as { createApp: typeof createApp };
    if (module !== loaded) app = module.createApp(options);
    loaded = module;
    return app;
  };
}

function listen(server: Server, { port, siteUrl }: Settings, printFirstLink: () => void) {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken: set PORT to another one, or stop what is using it.`);
    process.exit(1);
  });
  server.listen(port, 'localhost', () => {
    console.log(`Encore is at ${siteUrl}`);
    printFirstLink();
  });
}

function isRendered(path: string): boolean {
  return pageAt(path) !== null || [...resourcePaths(), ...servicePaths()].includes(path);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
