import { createHash } from 'node:crypto';
import { languageOfPath } from '../../domain/languages.ts';
import { partnershipFramePath, responsePath } from '../../domain/service-pages.ts';

/** What the headers depend on; part of the server's settings, and known to the build as well. */
export type HeaderSettings = {
  siteUrl: string;
  apiOrigin?: string;
  partnershipFormUrl?: string;
  firestoreProjectId?: string;
};

/**
 * The security headers of one page; the build makes the rules of static hosts from the same function.
 * @param html the page as it is served: its inline styles and scripts are allowed by their hash, nothing else is
 * @param path where it is served, `/en/form`: pages that live in our own frame may be framed by this site
 */
export function headersFor(html: string, path: string, settings: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, path, settings),
    ...headersOfEverything(settings),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
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

function contentSecurityPolicy(html: string, path: string, settings: HeaderSettings): string {
  const api = settings.apiOrigin ?? '';
  const form = settings.partnershipFormUrl ? new URL(settings.partnershipFormUrl).origin : `'self' ${api}`;
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScript)}`,
    `style-src 'self' ${hashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)}`,
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

/** The two inline scripts of a page: its speculation rules, and what loads the rest (`build/deferred-assets.ts`). */
const inlineScript = /<script type="(?:speculationrules|module)">([\s\S]*?)<\/script>/g;

/** Browsers hash what the parser made of the text, where CRLF has become LF. */
function hashes(html: string, element: RegExp): string {
  const texts = new Set([...html.matchAll(element)].map(([, text = '']) => text.replace(/\r\n?/g, '\n')));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

function firestoreOrigin({ firestoreProjectId }: HeaderSettings): string {
  return firestoreProjectId ? 'https://firestore.googleapis.com' : '';
}

function isOfOurFrame(path: string): boolean {
  const language = languageOfPath(path);
  if (!language) return false;
  return path === `/${language}${partnershipFramePath}` || path === responsePath('partnerships-saved', language);
}
