import type { Config } from '@react-router/dev/config';
import { languages } from './domain/languages.ts';
import { pages, pathTo } from './domain/pages.ts';
import { servicePaths } from './domain/service-pages.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'dist',
  // `ssr: false` refuses a document without <Scripts/>; nothing is rendered at run time all the same.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language))), ...servicePaths()],
} satisfies Config;
