import { languageOfPath } from '../../domain/languages.ts';
import { partnershipFramePath, responsePath } from '../../domain/service-pages.ts';

/** What the headers depend on; part of the server's settings, and known to the build as well. */
export type HeaderSettings = {
  siteUrl: string;
  apiOrigin?: string;
  partnershipFormUrl?: string;
  firestoreProjectId?: string;
};

/** Content-Security-Policy sources (a hash or a nonce) of the inline styles and scripts of a page. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

const nothingInline: InlineSources = { scripts: [], styles: [] };

/**
 * The security headers of one page; the build makes the rules of static hosts from the same function.
 * @param path where it is served, `/en/form`: pages that live in our own frame may be framed by this site
 * @param inline the inline styles and scripts that are allowed; nothing else inline is
 */
export function headersFor(path: string, settings: HeaderSettings, inline = nothingInline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(path, settings, inline),
    ...headersOfEverything(settings),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** What even a picture carries. HSTS only behind https: over plain http browsers ignore it, and tests run there. */
export function headersOfEverything({ siteUrl }: HeaderSettings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** For what is not a page: JSON, redirects, refusals. */
export function headersOfAnswers(settings: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...headersOfEverything(settings),
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
    `frame-src ${form}`,
    `form-action 'self' ${api}`,
    "base-uri 'none'",
    "manifest-src 'self'",
    `frame-ancestors ${isOfOurFrame(path) ? `'self' ${api && new URL(settings.siteUrl).origin}` : "'none'"}`,
  ];
  return directives.map((directive) => directive.trim().replace(/ +/g, ' ')).join('; ');
}

function firestoreOrigin({ firestoreProjectId }: HeaderSettings): string {
  return firestoreProjectId ? 'https://firestore.googleapis.com' : '';
}

function isOfOurFrame(path: string): boolean {
  const language = languageOfPath(path);
  if (!language) return false;
  return path === `/${language}${partnershipFramePath}` || path === responsePath('partnerships-saved', language);
}
