import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { languageOfPath } from '../domain/languages.ts';
import { phraseBreaks } from './layout/phrases.ts';
import { requestContext } from './request-context.ts';
import { NonceContext } from './ui/nonce.ts';
import { PhraseBreaks } from './ui/phrases.tsx';

export { requestContext };

/** Renders a page to a whole document: public pages at build time, the others per request. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, desk, onError } = context.get(requestContext) ?? {};
  // The desk is hydrated, and browsers do not have the breaks.
  const breaks = !desk && languageOfPath(new URL(request.url).pathname) === 'zh' ? phraseBreaks : null;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <PhraseBreaks value={breaks}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PhraseBreaks>
    </NonceContext>,
    { nonce: { script: nonce, style: nonce }, onError },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** By default React Router writes message and stack to the console, past the log; the message may contain what a person typed. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  // A request for what is not there, or with a method that it does not take: its status says so.
  if (isRouteErrorResponse(error)) return;
  const { onError = console.error } = (context as RouterContextProvider).get(requestContext) ?? {};
  onError(error);
};
