import { languageOfPath } from '../../domain/languages.ts';

/** The name of the parameter with the address that somebody wanted before signing in. */
const returnParameter = 'to';

/** The sign-in page. @param url of the page of the desk to which it leads back, or null */
export function signInAddress(language: string, url: string | null): string {
  const page = `/${language}/desk/sign-in`;
  if (url === null) return page;
  const { pathname, search } = new URL(url);
  if (pathname === `/${language}/desk`) return page;
  return `${page}?${new URLSearchParams({ [returnParameter]: pathname + search })}`;
}

/** Where to go after signing in: a page of the desk, whatever is in the address. */
export function returnAddress(language: string, url: string): string {
  const wanted = new URL(url).searchParams.get(returnParameter) ?? '';
  const { origin } = new URL(url);
  const target = URL.parse(wanted, origin);
  const isOfDesk =
    target?.origin === origin &&
    languageOfPath(target.pathname) !== null &&
    /^\/[^/]+\/desk(\/(?!sign-in$)|$)/.test(target.pathname);
  return isOfDesk ? target.pathname + target.search : `/${language}/desk`;
}
