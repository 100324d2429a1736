import { languageOfPath } from '../../domain/languages.ts';
import { notFoundPath } from '../../domain/service-pages.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from './pages.ts';
import { pageWith } from './response-pages.ts';
import { languageOfBrowser, languageOfCookie } from './visitor-language.ts';

/** The not-found page: in the language of the path, else the one remembered, else the browser's. */
export function notFound(request: Request, { pages }: Pick<AppOptions, 'pages'>): Response {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  const answer = pageWith(pages, `/${language}${notFoundPath}`, 404);
  answer.headers.set('Vary', 'Cookie, Accept-Language');
  return answer;
}
