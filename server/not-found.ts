import { languageOfPath } from '../domain/languages.ts';
import { notFoundPath } from '../domain/service-pages.ts';
import { pageWith } from './answer-pages.ts';
import { pathOf } from './pages.ts';
import type { Parts } from './parts.ts';
import { languageOfBrowser, languageOfCookie } from './visitor-language.ts';

/** The not-found page: in the language of the path, else the one remembered, else the browser's (issue 2, point 2). */
export function notFound(request: Request, { pages }: Pick<Parts, 'pages'>): Response {
  const language = languageOfPath(pathOf(request.url)) ?? languageOfCookie(request) ?? languageOfBrowser(request);
  const answer = pageWith(pages, `/${language}${notFoundPath}`, 404);
  answer.headers.set('Vary', 'Cookie, Accept-Language');
  return answer;
}
