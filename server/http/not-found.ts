import { languageOfPath } from '../../domain/languages.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from './pages.ts';
import { languageOfBrowser, languageOfCookie } from './visitor-language.ts';

/** The not-found page (docs/spec.md §2.2) in the language of the path, else of the cookie, else of the browser (§2.1). */
export async function notFound(request: Request, { pages }: Pick<AppOptions, 'pages'>): Promise<Response> {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  const response = await pages.notFound(language);
  response.headers.set('Vary', 'Cookie, Accept-Language');
  return response;
}
