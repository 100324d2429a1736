import { pageColor } from '../styles/page-color.ts';
import { useNonce } from '../ui/nonce.ts';
import { deferredAssets } from './deferred-assets.ts';

/** The part of the head that all pages share: icons, the colour of the browser's bar. */
export function DocumentHead() {
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
