import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { languageOfPath } from '../domain/languages.ts';
import { EntryScript } from './layout/entry-script.tsx';
import { phraseBreaks } from './layout/phrases.ts';
import { PhraseBreaks } from './ui/phrases.tsx';

/** Renders one page to a whole document. Called at build time only, once for each address of the prerender list. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const breaks = languageOfPath(new URL(request.url).pathname) === 'zh' ? phraseBreaks : null;
  const { prelude } = await prerenderToNodeStream(
    <EntryScript value={context.manifest.entry.module}>
      <PhraseBreaks value={breaks}>
        <ServerRouter context={context} url={request.url} />
      </PhraseBreaks>
    </EntryScript>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await text(prelude), { status, headers });
}
