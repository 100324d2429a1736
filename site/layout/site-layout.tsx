import { Outlet, useLocation } from 'react-router';
import { languageOfPath } from '../../domain/languages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { siteWords } from './words.ts';

/** The layout of every page: the skip link, the header, the page itself, the footer. */
export default function SiteLayout() {
  // Prerendering requests `/en/about/`; the public address has no slash at its end.
  const path = useLocation().pathname.replace(/\/$/, '');
  const language = languageOfPath(path) ?? 'en';
  const words = siteWords[language];
  return (
    <>
      <a href="#main" className="button skip-link">
        {words.skipToContent}
      </a>
      <SiteHeader words={words} language={language} path={path} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter words={words} language={language} path={path} />
    </>
  );
}
