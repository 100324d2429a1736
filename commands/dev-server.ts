import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { pageAt } from '../domain/pages.ts';
import { resourcePaths, servicePaths } from '../domain/service-pages.ts';
import type { App, createApp } from '../server/app.ts';
import type { AppOptions } from '../server/app-options.ts';
import { assemble } from '../server/assemble.ts';
import { readEnvironment, type Settings } from '../server/config/environment.ts';
import { pathOf } from '../server/http/pages.ts';
import { openPort } from '../server/listen.ts';

/** The server of `npm run dev`: the production app, with pages that Vite and React Router render at each request. */
async function start() {
  const settings = readDevelopmentSettings();
  const server = createHttpServer();
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  // As React Router documents it for a custom server; imported again after every change.
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const renderPage = async (request: Request) =>
    createRequestHandler(await loadBuild(), 'development')(request, new RouterContextProvider());
  const pages: AppOptions['pages'] = {
    has: (path) => pageAt(path) !== null,
    respond: () => null,
    error: async (path, status, more) => {
      const { body, headers } = await renderPage(new Request(settings.siteUrl + path));
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...more } });
    },
  };
  const { options, run } = await assemble(settings, { pages, loadBuild, showsErrors: true });
  const currentApp = createAppLoader(vite, options);
  const app: App = {
    fetch: async (request, ...rest) =>
      isRendered(pathOf(request.url)) ? renderPage(request) : (await currentApp()).fetch(request, ...rest),
    request: async (...parameters) => (await currentApp()).request(...parameters),
  };
  const respond = getRequestListener(app.fetch);
  server.on('request', (request, response) => vite.middlewares(request, response, () => respond(request, response)));
  const opening = openPort(server, { port: settings.port, host: 'localhost' });
  await run(
    app,
    opening.then((port) => ({ port, close: () => vite.close() })),
  );
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

function isRendered(path: string): boolean {
  return pageAt(path) !== null || [...resourcePaths(), ...servicePaths()].includes(path);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
