import { type Language, languageOfPath } from '../../domain/languages.ts';

/**
 * Settles the language where the server could not know it: on the not-found page, and on a page to which it redirected an address
 * without a language (docs/spec.md §2.1, §2.2).
 * @param language the one that is stored, else the browser's; of a not-found page with a language in its path, that one
 */
export function settle(language: Language): void {
  const { pathname, search } = location;
  const prefix = languageOfPath(pathname);
  const pathIn = (other: Language) => `/${other}${prefix ? pathname.slice(prefix.length + 1) : pathname}`;

  if (!document.querySelector('[data-not-found]')) {
    if (language === prefix) history.replaceState(history.state, '', pathname + search);
    else location.replace(pathIn(language) + search);
    return;
  }
  // What the language switch leads to is not there either, and would be logged before it is opened.
  document.querySelector('[type=speculationrules]')?.remove();
  // The page is one file for all addresses, and does not know its own.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.pathname = pathIn(link.dataset.language as Language);
  }
  const isOther = !document.documentElement.lang.startsWith(language);
  // Asked for again with the cookie that has just been set, unless the browser refuses cookies.
  if (isOther && document.cookie.includes(`language=${language}`)) location.reload();
  else console.error(`Page not found: ${pathname}`);
}
