import type { Language } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { type LabelledPage, pageWords } from '../page-words.ts';
import { BrandName } from './brand-name.tsx';
import { DownloadLink } from './download-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { SiteWords } from './words.ts';

type Props = { words: SiteWords; language: Language; path: string };

const barPages = pages.filter((page) => page.header === 'bar');
const morePages = pages.filter((page) => page.header === 'more');
const quietLink = 'bar-link block px-2 py-2 whitespace-nowrap lg:px-3.5';
const dropLink =
  'block rounded-md px-4 py-2.5 text-base hover:bg-sunk aria-[current]:font-bold aria-[current]:text-hot';
const sheetLink =
  'block border-b border-line py-3.5 font-display text-xl hover:text-hot aria-[current]:text-hot aria-[current]:underline';

/**
 * The navigation bar (docs/spec.md §2.3). Both menus are popovers: the browser closes them on a click outside and on Escape,
 * and they work without JavaScript.
 */
export function SiteHeader({ words, language, path }: Props) {
  const link = ({ id }: { id: LabelledPage }, className: string) => {
    const address = pathTo(id, language);
    return (
      <li key={id}>
        <a href={address} aria-current={path === address ? 'page' : undefined} className={className}>
          {pageWords[id][language].label}
        </a>
      </li>
    );
  };
  return (
    <header className="site-bar">
      <div className="column flex min-h-18 items-center justify-between gap-1 sm:gap-3">
        <a
          href={pathTo('home', language)}
          className="flex shrink-0 items-center gap-1.5 whitespace-nowrap font-display text-xl sm:gap-2"
        >
          <BrandName header={language} />
        </a>
        <nav
          aria-label={words.mainNavigation}
          className="group flex items-center whitespace-nowrap text-[clamp(var(--text-xs),1.75vw,var(--text-sm))] font-medium"
        >
          <ul className="flex items-center max-md:hidden">
            {barPages.map((page) => link(page, quietLink))}
            <li>
              <button type="button" popoverTarget="more-menu" className={`${quietLink} flex items-center gap-1.5`}>
                {words.nav.more}
                <svg viewBox="0 0 10 6" aria-hidden="true" className="w-2.5">
                  <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
                </svg>
              </button>
              <ul id="more-menu" popover="auto" className="drop-menu">
                {morePages.map((page) => link(page, dropLink))}
              </ul>
            </li>
          </ul>
          <LanguageSwitch
            language={language}
            path={path}
            label={words.languageSwitch.label}
            className="rounded-full px-2.5 py-1.5 sm:ml-1 sm:px-3 text-sm font-bold lg:ml-2 lg:px-4 rim-ink hover:bg-ink hover:text-paper"
          />
          <button
            type="button"
            popoverTarget="menu"
            aria-label={words.nav.menu}
            className="-mr-3 shrink-0 p-3 md:hidden"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="w-7" stroke="currentColor" strokeWidth="2.5">
              <path d="M2 5h20M2 12h20M2 19h20" className="group-has-[#menu:popover-open]:hidden" />
              <path d="m4 4 16 16M20 4 4 20" className="hidden group-has-[#menu:popover-open]:block" />
            </svg>
          </button>
          <ul id="menu" popover="auto" className="menu-sheet md:hidden">
            {[...barPages, ...morePages].map((page) => link(page, sheetLink))}
            <li>
              <DownloadLink label={words.download.cta} className="button mt-6 w-full" />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
