import { brand } from '../../content/brand.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { type PostSlug, postSlugs } from '../../domain/pages.ts';
import { day, readFrontMatter, words } from './front-matter.ts';

export type Article = {
  slug: PostSlug;
  title: string;
  description: string;
  /** The day of publication, as 2026-11-01. */
  date: string;
  /** The alternative text of its cover. */
  imageAlt: string;
  markdown: string;
};

const sources = import.meta.glob<string>('../../content/*/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The blog posts of each language, newest first. */
export const articles: Record<Language, readonly Article[]> = {
  en: postSlugs.map((slug) => readArticle('en', slug)),
  zh: postSlugs.map((slug) => readArticle('zh', slug)),
};

/** One article in a language. */
export function articleOf(language: Language, slug: PostSlug): Article {
  const article = articles[language].find((other) => other.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  return article;
}

function readArticle(language: Language, slug: PostSlug): Article {
  const file = `content/${language}/blog/${slug}.md`;
  const source = sources[`../../${file}`];
  if (source === undefined) throw new Error(`${file} is missing; domain/pages.ts has a row for it`);
  const rules = { title: words, description: words, date: day, imageAlt: words };
  const { data, body } = readFrontMatter(file, source.replaceAll('{brand}', brand[language]), rules);
  return { slug, ...data, markdown: body };
}

const known = languages.flatMap((language) => postSlugs.map((slug) => `../../content/${language}/blog/${slug}.md`));
const stray = Object.keys(sources).find((file) => !known.includes(file));
if (stray) throw new Error(`${stray} has no row in domain/pages.ts: no page shows it`);
