import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { type Page, pages, pathTo } from '../../domain/pages.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { SiteWords } from './words.ts';

type Props = { words: SiteWords; language: Language; path: string };

const barPages = pages.filter((page) => page.navigation === 'bar');
const morePages = pages.filter((page) => page.navigation === 'more');
const quietLink = 'block rounded-md px-3 py-2 hover:text-hot aria-[current]:text-hot';
const menuLink = 'block rounded-md px-4 py-3 text-base hover:bg-sunk aria-[current]:text-hot';

/**
 * The bar (SPEC §2 "Navigation bar"). Both menus are popovers: the browser closes them on a click outside and on Escape,
 * and they work before any script.
 */
export function SiteHeader({ words, language, path }: Props) {
  const link = (page: Page & { id: keyof typeof words.nav }, className: string) => {
    const address = pathTo(page.id, language);
    return (
      <li key={page.id}>
        <a href={address} aria-current={path === address ? 'page' : undefined} className={className}>
          {words.nav[page.id]}
        </a>
      </li>
    );
  };
  return (
    <header className="site-bar">
      <div className="column flex min-h-18 items-center justify-between gap-4">
        <a href={pathTo('home', language)} className="flex items-center gap-2 whitespace-nowrap font-display text-xl">
          <BrandMark />
          {brand.both}
        </a>
        <nav aria-label={words.mainNavigation} className="flex items-center text-sm font-medium">
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
                {morePages.map((page) => link(page, menuLink))}
              </ul>
            </li>
          </ul>
          <LanguageSwitch
            language={language}
            path={path}
            label={words.languageSwitch.label}
            className="ml-2 rounded-full px-4 py-2 ring-1 ring-line hover:text-hot"
          />
          <button type="button" popoverTarget="menu" aria-label={words.nav.menu} className="ml-1 p-3 md:hidden">
            <svg viewBox="0 0 20 14" aria-hidden="true" className="w-6">
              <path d="M0 1h20M0 7h20M0 13h20" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          <ul id="menu" popover="auto" className="drop-menu md:hidden">
            {[...barPages, ...morePages].map((page) => link(page, menuLink))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
