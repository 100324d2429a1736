import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '../domain/pages.ts';

export default [
  route(':language', 'layout/site-layout.tsx', [
    ...pages.map(({ id, path, file }) =>
      path === '' ? index(`pages/${file}.tsx`, { id }) : route(path.slice(1), `pages/${file}.tsx`, { id }),
    ),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;
