import type { ReactNode } from 'react';
import { Scripts, ScrollRestoration, useParams } from 'react-router';
import { languageTags } from '../../domain/languages.ts';
import { useNonce } from '../../site/ui/nonce.ts';
import { languageOf } from '../request.ts';
import styles from '../styles/desk.css?url';

/** The document around every page of the desk. It is hydrated; public pages are not. */
export function DeskDocument({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const language = languageOf(useParams());
  return (
    <html lang={languageTags[language]} className={language === 'zh' ? 'chinese-page' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
