import { isLanguage, type Language } from './languages.ts';

/** The blog posts, newest first; each has a row below and a Markdown file per language. */
export const postSlugs = [
  'zero-waste-cooking-simple-tasty-recipes-using-food-scraps-1',
  'tips-to-keep-your-food-fresh-and-reduce-waste',
  'is-microwaving-food-safe',
] as const;

export type PostSlug = (typeof postSlugs)[number];

type Row = {
  id: string;
  /** The address after the language prefix. */
  path: string;
  /** The file in `site/pages/`. */
  file: string;
  /** Where the header links to it (docs/spec.md §2.3); `menu` is the menu of small screens only, which has all the others. */
  header: 'bar' | 'more' | 'menu' | 'none';
  /** Which list of the footer links to it. */
  footer: 'explore' | 'partners' | 'legal' | 'none';
  /** For the sitemap. */
  priority: number;
};

const post = (slug: PostSlug) =>
  ({ id: slug, path: `/blog/${slug}`, file: 'blog-post', header: 'none', footer: 'none', priority: 0.6 }) as const;

/**
 * The page table: docs/spec.md §2.2, the privacy notice and the accessibility statement. Routes, prerender list, header, footer, language switch, redirects, sitemap, hreflang
 * and the browser tests all read it.
 */
export const pages = [
  { id: 'home', path: '', file: 'home', header: 'bar', footer: 'explore', priority: 1 },
  { id: 'about', path: '/about', file: 'about', header: 'bar', footer: 'explore', priority: 0.7 },
  { id: 'merchant', path: '/merchant', file: 'merchant', header: 'bar', footer: 'partners', priority: 0.9 },
  { id: 'form', path: '/form', file: 'form', header: 'menu', footer: 'partners', priority: 0.8 },
  { id: 'referral', path: '/referral', file: 'referral', header: 'bar', footer: 'partners', priority: 0.9 },
  { id: 'whyJoin', path: '/referral/why-join', file: 'why-join', header: 'menu', footer: 'partners', priority: 0.6 },
  { id: 'referralFaq', path: '/referral/faq', file: 'referral-faq', header: 'menu', footer: 'partners', priority: 0.6 },
  { id: 'media', path: '/media', file: 'media', header: 'bar', footer: 'explore', priority: 0.5 },
  { id: 'blog', path: '/blog', file: 'blog', header: 'more', footer: 'explore', priority: 0.7 },
  { id: 'faq', path: '/faq', file: 'faq', header: 'more', footer: 'explore', priority: 0.7 },
  { id: 'terms', path: '/terms', file: 'terms', header: 'more', footer: 'legal', priority: 0.3 },
  { id: 'privacy', path: '/privacy', file: 'privacy', header: 'none', footer: 'legal', priority: 0.3 },
  {
    id: 'accessibility',
    path: '/accessibility',
    file: 'accessibility',
    header: 'none',
    footer: 'legal',
    priority: 0.3,
  },
  ...postSlugs.map(post),
] as const satisfies readonly Row[];

export type Page = (typeof pages)[number];
export type PageId = Page['id'];

/** True for the id of a blog post, which is its slug. */
export function isPost(id: PageId): id is PostSlug {
  return postSlugs.some((slug) => slug === id);
}

/** The address of a page in a language, without the origin: `/zh/faq`. */
export function pathTo(id: PageId, language: Language): string {
  const page = pages.find((row) => row.id === id);
  if (!page) throw new Error(`There is no page ${id}`);
  return `/${language}${page.path}`;
}

/**
 * The page at an address.
 * @param path a path with its language prefix, with or without a slash at its end
 * @returns the row and the language, or null where there is no such page
 */
export function pageAt(path: string): { page: Page; language: Language } | null {
  const [, language, ...rest] = withoutSlashesAtEnd(path).split('/');
  if (!isLanguage(language)) return null;
  const wanted = rest.map((segment) => `/${segment}`).join('');
  const page = pages.find((row) => row.path === wanted);
  return page ? { page, language } : null;
}

/**
 * A path without the slashes at its end; empty when it has only slashes. It is a loop, because `/\/+$/` takes quadratic time
 * on many slashes before another character, which blocked the server.
 */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The same address in another language: the prefix changes, the rest of the path stays (docs/spec.md §2.1). */
export function inLanguage(path: string, language: Language): string {
  const [, prefix, ...rest] = path.split('/');
  return isLanguage(prefix) ? ['', language, ...rest].join('/') : `/${language}`;
}

/** Unprefixed addresses that lead to their English pages (docs/spec.md §2.2): the pages at the top level. */
export const unprefixedPaths: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path !== '' && path.lastIndexOf('/') === 0);

/** The settings in the built pages; `server/config/environment.ts` makes them. Unset texts are empty. */
export type PageSettings = {
  siteUrl: string;
  /** A hosted partnership form for the frame of `/form`; empty for our own. */
  partnershipFormUrl: string;
  retentionMonths: number;
  /** The addresses for the referral chain; see `site/referral-form/steps.ts`. */
  endpoints: { apiOrigin: string; firestoreProjectId: string; firestoreApiKey: string };
};
