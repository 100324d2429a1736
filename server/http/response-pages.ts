import { type Language, languageOfPath } from '../../domain/languages.ts';
import {
  type FormResponse,
  notFoundPath,
  type RenderedCode,
  type RequestData,
  responsePath,
} from '../../domain/service-pages.ts';
import type { AppOptions } from '../app-options.ts';
import { headersFor } from '../middleware/security-headers.ts';
import { pathOf } from './pages.ts';
import { languageOfBrowser, languageOfCookie } from './visitor-language.ts';

type Options = FormResponse & {
  /** The page's address, where it says more than the code. */
  path?: string;
  /** The path whose `frame-ancestors` apply; by default the page's own. */
  framedAs?: string;
};

type Rendering = Pick<AppOptions, 'render' | 'settings' | 'randomBytes'>;

/** A response page that depends on the request; the others are prerendered, see `Pages.error`. */
export function responsePage(
  options: Rendering,
  code: RenderedCode,
  language: Language,
  status: number,
  { refused, token, framedAs, path = responsePath(code, language) }: Options = {},
): Promise<Response> {
  return renderedPage(options, path, status, { response: { refused, token } }, framedAs);
}

/** A public page that depends on the request, never cached. */
export async function renderedPage(
  { render, settings, randomBytes }: Rendering,
  path: string,
  status: number,
  data: Pick<RequestData, 'response' | 'status'>,
  framedAs = path,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const { ok, body } = await render(new Request(new URL(path, settings.siteUrl)), { nonce, ...data });
  if (!ok) throw new Error(`The page ${path} could not be rendered`);
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headersFor(framedAs, settings, { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }),
    },
  });
}

/** The not-found page (docs/spec.md §2.2) in the language of the path, else of the cookie, else of the browser (§2.1). */
export async function notFound(request: Request, { pages }: Pick<AppOptions, 'pages'>): Promise<Response> {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  return pages.error(`/${language}${notFoundPath}`, 404, { Vary: 'Cookie, Accept-Language' });
}
