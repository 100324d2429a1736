import { useContext } from 'react';
import { Outlet, useLocation } from 'react-router';
import { languageOfPath, languageTags } from '../domain/languages.ts';
import { configuration } from './configuration.ts';
import { DocumentHead } from './layout/document-head.tsx';
import { EntryScript } from './layout/entry-script.tsx';
import devStyles from './styles/site.css?url';

export default function Root() {
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  return (
    <html lang={languageTags[language]} data-endpoints={JSON.stringify(configuration.endpoints)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead language={language} />
        {import.meta.env.DEV && <link rel="stylesheet" href={devStyles} />}
        <script type="module" src={useContext(EntryScript)} />
      </head>
      <body id="top">
        <Outlet />
      </body>
    </html>
  );
}
