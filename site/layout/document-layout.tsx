import { Outlet, useLocation } from 'react-router';
import { languageOfPath, languageTags } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { pageColor } from '../styles/page-color.ts';
import styles from '../styles/site.css?url';
import { useNonce } from '../ui/nonce.ts';
import { deferredAssets } from './deferred-assets.ts';
import { displayFonts } from './fonts.tsx';

/** The document around every public page. `build/inline-styles.ts` replaces the stylesheet by the styles a page uses. */
export default function DocumentLayout() {
  const path = useLocation().pathname;
  const language = languageOfPath(path) ?? 'en';
  const { endpoints } = configuration;
  return (
    <html
      lang={languageTags[language]}
      className={language === 'zh' ? 'chinese-page' : undefined}
      data-endpoints={Object.values(endpoints).some(Boolean) ? JSON.stringify(endpoints) : undefined}
      data-script={__PAGE_SCRIPT__}
      data-fonts={displayFonts(path, language).join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead />
        <link rel="stylesheet" href={styles} />
        {import.meta.env.DEV && <DevScripts />}
      </head>
      <body id="top">
        <Outlet />
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

/** The part of the head that all pages share: icons, the colour of the browser's bar. */
function DocumentHead() {
  const nonce = useNonce();
  return (
    <>
      <meta name="theme-color" content={pageColor.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={pageColor.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script */}
      <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: deferredAssets }} />
    </>
  );
}
