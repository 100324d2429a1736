import { languageOfPath } from '../../domain/languages.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from './pages.ts';
import { languageOfBrowser, languageOfCookie } from './visitor-language.ts';

/** The not-found page: in the language of the path, else the one remembered, else the browser's (docs/spec.md §2.2). */
export async function notFound(request: Request, { pages }: Pick<AppOptions, 'pages'>): Promise<Response> {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  const response = await pages.notFound(language);
  response.headers.set('Vary', 'Cookie, Accept-Language');
  return response;
}
