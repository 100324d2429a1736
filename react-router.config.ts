import type { Config } from '@react-router/dev/config';
import { languages } from './domain/languages.ts';
import { pages, pathTo } from './domain/pages.ts';
import { servicePaths } from './domain/service-pages.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'dist',
  // The pages that answer a form posted without JavaScript are rendered per request (`server/http/render.ts`).
  ssr: true,
  prerender: [
    ...languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language))),
    ...servicePaths(),
    '/sitemap.xml',
    '/robots.txt',
    ...languages.flatMap((language) => [`/${language}/feed.xml`, `/${language}/site.webmanifest`]),
  ],
} satisfies Config;
