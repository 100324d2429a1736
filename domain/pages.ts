import { isLanguage, type Language } from './languages.ts';

/** The blog posts, newest first; each has a row below and a Markdown file per language. */
export const postSlugs = [
  'zero-waste-cooking-simple-tasty-recipes-using-food-scraps-1',
  'tips-to-keep-your-food-fresh-and-reduce-waste',
  'is-microwaving-food-safe',
] as const;

export type PostSlug = (typeof postSlugs)[number];

const post = <Slug extends PostSlug>(slug: Slug) =>
  ({ id: slug, path: `/blog/${slug}`, file: 'blog-post', navigation: 'none', priority: 0.6 }) as const;

/**
 * The page table (docs/spec.md §2.2). Routes, prerender list, navigation, language switch, sitemap, hreflang and the
 * browser tests all read it. `path` follows the language prefix; `file` is the one in `site/pages/`.
 */
export const pages = [
  { id: 'home', path: '', file: 'home', navigation: 'bar', priority: 1 },
  { id: 'about', path: '/about', file: 'about', navigation: 'bar', priority: 0.7 },
  { id: 'merchant', path: '/merchant', file: 'merchant', navigation: 'bar', priority: 0.9 },
  { id: 'referral', path: '/referral', file: 'referral', navigation: 'bar', priority: 0.9 },
  { id: 'media', path: '/media', file: 'media', navigation: 'bar', priority: 0.5 },
  { id: 'blog', path: '/blog', file: 'blog', navigation: 'more', priority: 0.7 },
  { id: 'faq', path: '/faq', file: 'faq', navigation: 'more', priority: 0.7 },
  { id: 'terms', path: '/terms', file: 'terms', navigation: 'more', priority: 0.3 },
  { id: 'form', path: '/form', file: 'form', navigation: 'none', priority: 0.8 },
  { id: 'whyJoin', path: '/referral/why-join', file: 'why-join', navigation: 'none', priority: 0.6 },
  { id: 'referralFaq', path: '/referral/faq', file: 'referral-faq', navigation: 'none', priority: 0.6 },
  post(postSlugs[0]),
  post(postSlugs[1]),
  post(postSlugs[2]),
] as const;

export type Page = (typeof pages)[number];
export type PageId = Page['id'];

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
  const [, language, ...rest] = path.replace(/\/+$/, '').split('/');
  if (!isLanguage(language)) return null;
  const wanted = rest.map((segment) => `/${segment}`).join('');
  const page = pages.find((row) => row.path === wanted);
  return page ? { page, language } : null;
}

/** The same address in another language: the prefix changes, the rest of the path stays (docs/spec.md §2.1). */
export function inLanguage(path: string, language: Language): string {
  const [, prefix, ...rest] = path.split('/');
  return isLanguage(prefix) ? ['', language, ...rest].join('/') : `/${language}`;
}

/** Unprefixed addresses that lead to their English pages (docs/spec.md §2.2). */
export const unprefixedPaths = [
  '/about',
  '/merchant',
  '/form',
  '/media',
  '/faq',
  '/terms',
  '/blog',
  '/referral',
] as const satisfies readonly Page['path'][];
