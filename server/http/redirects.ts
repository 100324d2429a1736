import { pageAt, postSlugs, unprefixedPaths, withoutSlashesAtEnd } from '../../domain/pages.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from './pages.ts';
import { languageOfCookie, languageOfReferer } from './visitor-language.ts';

const unprefixed = new Set<string>(unprefixedPaths);
const posts = new Set<string>(postSlugs.map((slug) => `/blog/${slug}`));

/**
 * Where an address that is no page leads (docs/spec.md §2.2). It can only be a page of this site, because the target
 * is one that was looked up, never what was asked for.
 * @returns null when it leads nowhere
 */
export function redirectFor(
  request: Request,
  { pages, settings }: Pick<AppOptions, 'pages' | 'settings'>,
): Response | null {
  const asked = pathOf(request.url);
  const path = withoutSlashesAtEnd(asked);
  const query = new URL(request.url).search;
  if (path === '') return asked === '/' ? permanently(`/en${query}`) : null;
  if (unprefixed.has(path)) return permanently(`/en${path}${query}`);
  if (posts.has(path)) {
    const language = languageOfReferer(request, settings.siteUrl) ?? languageOfCookie(request) ?? 'en';
    return forThisVisitor(`/${language}${path}${query}`);
  }
  if (path !== asked && (pageAt(path) || pages.has(path))) return permanently(`${path}${query}`);
  return null;
}

/**
 * The same redirects as rules, for hosts that cannot ask who is reading: an article without a language is the English one.
 * @returns paths of this site, and the status of each redirect
 */
export function redirectRules(): { from: string; to: string; status: 301 | 302 }[] {
  return [
    { from: '/', to: '/en', status: 301 },
    ...unprefixedPaths.map((path) => ({ from: path, to: `/en${path}`, status: 301 as const })),
    ...[...posts].map((path) => ({ from: path, to: `/en${path}`, status: 302 as const })),
  ];
}

function permanently(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'public, max-age=86400' } });
}

function forThisVisitor(location: string): Response {
  const headers = { Location: location, 'Cache-Control': 'private, no-store', Vary: 'Cookie, Referer' };
  return new Response(null, { status: 302, headers });
}
