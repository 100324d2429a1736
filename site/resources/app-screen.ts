import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import { pageWords } from '../page-words.ts';
import { AppScreen } from '../pages/home/app-screen.tsx';
import { languageOf } from './language-param.ts';

/** `/en/app-screen.svg`: the first screen of the app, for the phone of Home. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const { phone } = pageWords.home[languageOf(params)].hero;
  const svg = renderToStaticMarkup(createElement(AppScreen, { words: phone }));
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
