import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { EntryScript } from './layout/entry-script.tsx';

/** Renders one page to a whole document. Called at build time only, once for each address of the prerender list. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerenderToNodeStream(
    <EntryScript value={context.manifest.entry.module}>
      <ServerRouter context={context} url={request.url} />
    </EntryScript>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await text(prelude), { status, headers });
}
