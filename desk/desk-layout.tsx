import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router';
import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import { languageTags } from '../domain/languages.ts';
import { useNonce } from '../site/ui/nonce.ts';
import { labelsOf } from './labels.ts';
import { languageOf } from './request.ts';
import styles from './styles/desk.css?url';
import { DeskError } from './ui/desk-error.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const language = languageOf(params);
  const newCaseLabels = {
    bestTimeToCall: labelsOf('bestTimeToCall', language),
    businessDistrict: labelsOf('businessDistrict', language),
  };
  return { words: { en, zh }[language], newCaseLabels };
}

/** The words of a page do not change. The other language is another document. */
export function shouldRevalidate() {
  return false;
}

/** Around every page of the desk, also those before the sign-in. */
export default function DeskLayout() {
  return (
    <DeskDocument>
      <Outlet />
    </DeskDocument>
  );
}

export function ErrorBoundary() {
  return (
    <DeskDocument>
      <DeskError />
    </DeskDocument>
  );
}

/** The document around every page of the desk. It is hydrated; public pages are not. */
function DeskDocument({ children }: { children: ReactNode }) {
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
