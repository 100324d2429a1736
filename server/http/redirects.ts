import { storedLanguageHash } from '../../domain/languages.ts';
import { pageAt, postSlugs, unprefixedPaths, withoutSlashesAtEnd } from '../../domain/pages.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from './pages.ts';
import { languageOfBrowser, languageOfCookie, languageOfReferer } from './visitor-language.ts';

const unprefixed = new Set<string>(unprefixedPaths);
const posts = new Set<string>(postSlugs.map((slug) => `/blog/${slug}`));

/**
 * The redirect of an address that is not a page (docs/spec.md §2.2). Its target is always a page of this site, because it is
 * looked up in a list and not taken from the request.
 * @returns null when there is no redirect
 */
export function redirectFor(
  request: Request,
  { pages, settings }: Pick<AppOptions, 'pages' | 'settings'>,
): Response | null {
  const requested = pathOf(request.url);
  const path = withoutSlashesAtEnd(requested);
  const query = new URL(request.url).search;
  if (path === '') return requested === '/' ? permanentRedirect(`/en${query}`) : null;
  if (unprefixed.has(path)) return permanentRedirect(`/en${path}${query}`);
  if (posts.has(path)) {
    const beingRead = languageOfReferer(request, settings.siteUrl);
    if (beingRead) return temporaryRedirect(`/${beingRead}${path}${query}`);
    const language = languageOfCookie(request) ?? languageOfBrowser(request);
    return temporaryRedirect(`/${language}${path}${query}${storedLanguageHash}`);
  }
  if (path !== requested && (pageAt(path) || pages.has(path))) return permanentRedirect(`${path}${query}`);
  return null;
}

/**
 * The same redirects as rules for static hosts, which do not know the visitor's language: an article without a language
 * redirects to the English one.
 * @returns paths of this site, and the status of each redirect
 */
export function redirectRules(): { from: string; to: string; status: 301 | 302 }[] {
  return [
    { from: '/', to: '/en', status: 301 },
    ...unprefixedPaths.map((path) => ({ from: path, to: `/en${path}`, status: 301 as const })),
    ...[...posts].map((path) => ({ from: path, to: `/en${path}`, status: 302 as const })),
  ];
}

function permanentRedirect(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'public, max-age=86400' } });
}

function temporaryRedirect(location: string): Response {
  const headers = {
    Location: location,
    'Cache-Control': 'private, no-store',
    Vary: 'Accept-Language, Cookie, Referer',
  };
  return new Response(null, { status: 302, headers });
}
