import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { languageOfPath, languageTags } from '../domain/languages.ts';
import { configuration } from './configuration.ts';
import { DocumentHead } from './layout/document-head.tsx';
import { displayFont } from './layout/fonts.tsx';
import { useNonce } from './layout/nonce.ts';
import styles from './styles/site.css?url';

/**
 * The document around every page. Public pages are not hydrated, and have the site's styles, which `build/inline-styles.ts`
 * replaces by those a page uses. Routes with `handle = { isHydrated: true }` have styles of their own.
 */
export default function Root() {
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  const isHydrated = useMatches().some(({ handle }) => (handle as { isHydrated?: boolean } | undefined)?.isHydrated);
  if (isHydrated) return <HydratedRoot language={languageTags[language]} />;
  return (
    <html
      lang={languageTags[language]}
      data-endpoints={JSON.stringify(configuration.endpoints)}
      data-script={__PAGE_SCRIPT__}
      data-font={displayFont}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead language={language} />
        <link rel="stylesheet" href={styles} />
        {import.meta.env.DEV && <DevScripts />}
      </head>
      <body id="top">
        <Outlet />
      </body>
    </html>
  );
}

function HydratedRoot({ language }: { language: string }) {
  const nonce = useNonce();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links nonce={nonce} />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The part of `<Scripts/>` that hot reload needs in development; public pages are not hydrated, so they have no `<Scripts/>`. */
function DevScripts() {
  return (
    <>
      <script type="module" src="/@vite/client" />
      <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
    </>
  );
}
