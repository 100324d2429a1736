import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { deskRoutes } from '../desk/routes.ts';
import { pages } from '../domain/pages.ts';
import { bareResponses, partnershipFramePath, type ResponseCode, responseCodes } from '../domain/service-pages.ts';

// The thanks for a referral have its reference at the end, where the server knows it.
const response = (code: ResponseCode) =>
  route(`answers/${code}${code === 'referrals-saved' ? '/:reference?' : ''}`, 'pages/response.tsx', { id: code });

export default [
  layout('layout/document-layout.tsx', [
    route(':language', 'layout/site-layout.tsx', [
      ...pages.map(({ id, path, file }) =>
        path === '' ? index(`pages/${file}.tsx`, { id }) : route(path.slice(1), `pages/${file}.tsx`, { id }),
      ),
      route('referral/status', 'pages/referral-status.tsx'),
      ...responseCodes.filter((code) => !bareResponses.includes(code)).map(response),
      route('*', 'pages/not-found.tsx'),
    ]),
    route(':language', 'layout/bare-layout.tsx', { id: 'bare-layout' }, [
      route(partnershipFramePath.slice(1), 'pages/partnership-frame.tsx'),
      route('referral/poster', 'pages/referral-poster.tsx'),
      ...bareResponses.map(response),
    ]),
  ]),
  deskRoutes,
  route('sitemap.xml', 'resources/sitemap.ts'),
  route('app-code.svg', 'resources/app-code.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('.well-known/security.txt', 'resources/security-txt.ts'),
  route(':language/referral-code.svg', 'resources/referral-code.ts'),
  route(':language/app-screen.svg', 'resources/app-screen.ts'),
  route(':language/feed.xml', 'resources/feed.ts'),
  route(':language/site.webmanifest', 'resources/manifest.ts'),
] satisfies RouteConfig;
