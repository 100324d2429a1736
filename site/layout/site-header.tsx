import type { Language } from '../../domain/languages.ts';
import { pageAt, pages, pathTo } from '../../domain/pages.ts';
import { type LabelledPage, pageWords } from '../page-words.ts';
import { BrandName } from './brand-name.tsx';
import { currentOf } from './current.ts';
import { DownloadLink } from './download-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { SiteWords } from './words.ts';

type Props = { words: SiteWords; language: Language; path: string };

const barPages = pages.filter((page) => page.header === 'bar');
const morePages = pages.filter((page) => page.header === 'more');
const menuPages = pages.filter((page) => page.header === 'menu');

/**
 * The navigation bar (docs/spec.md §2.3). Both menus are popovers: the browser closes them on a click outside and on Escape,
 * and they work without JavaScript. The bar has its links from 1024 px on: below, they were too small to touch on tablets and
 * turned phones.
 */
export function SiteHeader({ words, language, path }: Props) {
  const link = (address: string, label: string, className?: string) => (
    <li key={address}>
      <a href={address} aria-current={currentOf(address, path)} className={className}>
        {label}
      </a>
    </li>
  );
  const linkTo = ({ id }: { id: LabelledPage }) => link(pathTo(id, language), pageWords[id][language].label);
  return (
    <header className="site-bar">
      <div className="column flex min-h-18 items-center justify-between whitespace-nowrap">
        <a href={pathTo('home', language)} className="flex min-h-11 items-center gap-2 font-display text-xl">
          <BrandName header={language} />
        </a>
        <nav aria-label={words.mainNavigation} className="flex items-center text-sm font-medium">
          <ul className="flex max-lg:hidden">
            {barPages.map(({ id }) => link(pathTo(id, language), pageWords[id][language].label, 'bar-link'))}
            <li>
              <button type="button" popoverTarget="more-menu" className="bar-link">
                {words.nav.more}
                <svg viewBox="0 0 10 6" aria-hidden="true" width="10">
                  <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
                </svg>
              </button>
              <ul id="more-menu" popover="auto" className="drop-menu">
                {morePages.map(linkTo)}
              </ul>
            </li>
          </ul>
          <LanguageSwitch language={language} path={path} label={words.languageSwitch.label} className="bar-pill" />{' '}
          <ReaderAction words={words} language={language} path={path} className="bar-pill" />
          <button
            type="button"
            popoverTarget="menu"
            aria-label={words.nav.menu}
            className="-mr-3 shrink-0 p-3 lg:hidden"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" width="28" stroke="currentColor" strokeWidth="2.5">
              <path d="M2 5h20M2 12h20M2 19h20" />
            </svg>
          </button>
          <div id="menu" popover="auto" className="menu-sheet lg:hidden">
            {/* Six and six, so that no link is alone in a row of two. */}
            <ul>
              {barPages.map(linkTo)}
              {link(`${pathTo('home', language)}#contact`, words.footer.headings.contact)}
            </ul>
            <ul>{[...morePages, ...menuPages].map(linkTo)}</ul>
            <ReaderAction words={words} language={language} path={path} className="button mt-4 max-sm:w-full" />
          </div>
        </nav>
      </div>
    </header>
  );
}

/** What the reader of a page came for: shops join, referrers refer, everybody else gets the app. */
function ReaderAction({ words, language, path, className }: Props & { className: string }) {
  const { id, path: place = '' } = pageAt(path)?.page ?? {};
  if (id === 'merchant' || id === 'form') {
    return (
      <a href={`${pathTo('form', language)}#main`} className={className}>
        {pageWords.merchant[language].heroCta}
      </a>
    );
  }
  if (place.startsWith('/referral')) {
    return (
      <a href={`${pathTo('referral', language)}#refer`} className={className}>
        {pageWords.referral[language].hero.cta}
      </a>
    );
  }
  return <DownloadLink label={words.download.cta} className={className} />;
}
