import type { Config } from '@react-router/dev/config';
import { languages } from './domain/languages.ts';
import { pages, pathTo } from './domain/pages.ts';
import { resourcePaths, servicePaths } from './domain/service-pages.ts';

export default {
  appDirectory: 'site',
  buildDirectory: process.env.BUILD_FOLDER ?? 'dist',
  // The desk, and the pages that answer a form posted without JavaScript, are rendered per request (`server/http/render.ts`).
  ssr: true,
  // One chunk for a page is smaller than several.
  splitRouteModules: false,
  // Asked for lazily, the routes of a form are missing where the network goes first, and what was tapped is lost.
  routeDiscovery: { mode: 'initial' },
  prerender: [
    ...languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language))),
    ...servicePaths(),
    ...resourcePaths(),
  ],
} satisfies Config;
