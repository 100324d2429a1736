import { type Language, languageOfPath } from '../../domain/languages.ts';
import { type FormResponse, notFoundPath, type RenderedCode, responsePath } from '../../domain/service-pages.ts';
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

/** A response page that depends on the request, never cached; the others are prerendered, see `Pages.error`. */
export async function responsePage(
  { render, settings, randomBytes }: Pick<AppOptions, 'render' | 'settings' | 'randomBytes'>,
  code: RenderedCode,
  language: Language,
  status: number,
  { refused, token, framedAs, path = responsePath(code, language) }: Options = {},
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const { ok, body } = await render(new Request(new URL(path, settings.siteUrl)), {
    nonce,
    response: { refused, token },
  });
  if (!ok) throw new Error(`The page ${path} could not be rendered`);
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headersFor(framedAs ?? path, settings, { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }),
    },
  });
}

/** The not-found page (docs/spec.md §2.2) in the language of the path, else of the cookie, else of the browser (§2.1). */
export async function notFound(request: Request, { pages }: Pick<AppOptions, 'pages'>): Promise<Response> {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  return pages.error(`/${language}${notFoundPath}`, 404, { Vary: 'Cookie, Accept-Language' });
}
