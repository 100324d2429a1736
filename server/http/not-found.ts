import { languageOfPath } from '../../domain/languages.ts';
import { notFoundPath } from '../../domain/service-pages.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from './pages.ts';
import { languageOfBrowser, languageOfCookie } from './visitor-language.ts';

/** The not-found page (docs/spec.md §2.2) in the language of the path, else of the cookie, else of the browser (§2.1). */
export async function notFound(request: Request, { pages }: Pick<AppOptions, 'pages'>): Promise<Response> {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  return pages.error(`/${language}${notFoundPath}`, 404, { Vary: 'Cookie, Accept-Language' });
}
