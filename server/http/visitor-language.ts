import { parse } from 'hono/utils/cookie';
import { isLanguage, type Language, languageOfPath } from '../../domain/languages.ts';

/** The page of this site that the Referer header names; null for any other. */
export function refererPage(request: Request, siteUrl: string): URL | null {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (!referer) return null;
  const ours = referer.host === new URL(request.url).host || referer.origin === new URL(siteUrl).origin;
  return ours ? referer : null;
}

/** The language of that page (docs/spec.md §2.12). */
export function languageOfReferer(request: Request, siteUrl: string): Language | null {
  return languageOfPath(refererPage(request, siteUrl)?.pathname ?? '');
}

/** The language that the visitor chose, from the cookie that the pages set. */
export function languageOfCookie(request: Request): Language | null {
  const { language: value } = parse(request.headers.get('cookie') ?? '', 'language');
  return isLanguage(value) ? value : null;
}

/** zh when the browser's first language starts with zh, otherwise en (docs/spec.md §2.1). */
export function languageOfBrowser(request: Request): Language {
  return /^\s*zh/i.test(request.headers.get('accept-language') ?? '') ? 'zh' : 'en';
}
