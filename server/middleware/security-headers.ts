import { languageOfPath } from '../../domain/languages.ts';
import { pageAt } from '../../domain/pages.ts';
import { partnershipFramePath, policyReportPath, type ResponseCode, responsePath } from '../../domain/service-pages.ts';

/** The settings that the headers depend on; the build has them as well. */
export type HeaderSettings = {
  siteUrl: string;
  apiOrigin?: string;
  partnershipFormUrl?: string;
  firestoreProjectId?: string;
};

/** Content-Security-Policy sources (a hash or a nonce) of the inline styles and scripts of a page. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/** What our policy is about; reports of what browsers have blocked are counted by it. */
export const policyDirectives = new Set(
  `script-src style-src img-src font-src connect-src frame-src form-action base-uri manifest-src frame-ancestors
   require-trusted-types-for trusted-types`.split(/\s+/),
);

const nothingInline: InlineSources = { scripts: [], styles: [] };

/**
 * The security headers of one page; the build makes the rules of static hosts from the same function.
 * @param path its address, such as `/en/form`: pages that are shown in our own frame may be framed by this site
 * @param inline the inline styles and scripts that are allowed
 */
export function headersFor(path: string, settings: HeaderSettings, inline = nothingInline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(path, settings, inline),
    ...commonHeaders(settings),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/**
 * The headers of every response, images included. HSTS only with https, because browsers ignore it over http; for this host
 * only, because this site does not know whether other services of the domain have https. Nor `preload`, which cannot be
 * taken back.
 */
export function commonHeaders({ siteUrl }: HeaderSettings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}

/** The headers of responses that are not pages: JSON, redirects, errors. */
export function responseHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...commonHeaders(settings),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

function contentSecurityPolicy(path: string, settings: HeaderSettings, inline: InlineSources): string {
  const api = settings.apiOrigin ?? '';
  const form = settings.partnershipFormUrl ? new URL(settings.partnershipFormUrl).origin : `'self' ${api}`;
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.join(' ')}`,
    `style-src 'self' ${inline.styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${api} ${firestoreOrigin(settings)}`,
    ...(pageAt(path)?.page.id === 'form' ? [`frame-src ${form}`] : []),
    `form-action 'self' ${api}`,
    "base-uri 'none'",
    "manifest-src 'self'",
    // Text becomes HTML or a script only where our code names it: `site/scripts/page.ts`, `site/ui/drawings/inline-drawing.tsx`.
    "require-trusted-types-for 'script'",
    'trusted-types rules drawings',
    // Not `report-to`: it needs a header more, and not all browsers know it.
    `report-uri ${api}${policyReportPath}`,
    `frame-ancestors ${isFramedPage(path) ? `'self' ${api && new URL(settings.siteUrl).origin}` : "'none'"}`,
  ];
  return directives.map((directive) => directive.trim().replace(/ +/g, ' ')).join('; ');
}

function firestoreOrigin({ firestoreProjectId }: HeaderSettings): string {
  return firestoreProjectId ? 'https://firestore.googleapis.com' : '';
}

/** The prerendered responses to the partnership form. */
const framedCodes: ResponseCode[] = ['partnerships-saved', 'other-site', 'too-many', 'unavailable'];

function isFramedPage(path: string): boolean {
  const language = languageOfPath(path);
  if (!language) return false;
  return (
    path === `/${language}${partnershipFramePath}` || framedCodes.some((code) => path === responsePath(code, language))
  );
}
