import { brand } from '../../content/brand.ts';
import { type Language, languages, languageTags, otherLanguage } from '../../domain/languages.ts';
import { inLanguage, type Page, pageAt } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';
import { pageWords } from '../page-words.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { Fonts } from './fonts.tsx';

export type Meta = { title: string; description: string };

type Props = {
  meta: Meta;
  language: Language;
  /** The page's heading, to whose width the fallback fonts are scaled. */
  heading: string;
  /** The page's address with its language prefix; null keeps the page out of search engines. */
  path: string | null;
};

/** The metadata of a page for search engines, feed readers and chat previews, and its fonts. React moves it into `<head>`. */
export function PageHead({ meta, language, heading, path }: Props) {
  const here = path === null ? null : pageAt(path);
  return (
    <>
      <Fonts language={language} heading={heading} />
      {/* The titles of posts are long, and search results cut the whole at about 70 characters. */}
      <title>{`${meta.title} | ${here?.page.file === 'blog-post' ? brand[language] : brand.both}`}</title>
      <meta name="description" content={meta.description} />
      {path === null || here === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(path)} />
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={languageTags[language]}
              href={absoluteUrl(inLanguage(path, language))}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(inLanguage(path, 'en'))} />
          <link
            rel="alternate"
            type="application/atom+xml"
            href={`/${language}/feed.xml`}
            title={`${brand.both} | ${pageWords.blog[language].label}`}
          />
          <Preview meta={meta} path={path} {...here} />
          <StructuredData page={here.page.id} language={here.language} />
        </>
      )}
    </>
  );
}

const locales: Record<Language, string> = { en: 'en_HK', zh: 'zh_HK' };

/**
 * The preview of a link in a chat or a social network (Open Graph). `twitter:card` selects the large image; Twitter takes the
 * rest from Open Graph. `build/social-image/draw.ts` draws the image.
 */
function Preview({ meta, path, page, language }: { meta: Meta; path: string; page: Page; language: Language }) {
  const properties = {
    'og:type': page.file === 'blog-post' ? 'article' : 'website',
    'og:site_name': brand.both,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': absoluteUrl(path),
    'og:locale': locales[language],
    'og:locale:alternate': locales[otherLanguage(language)],
    'og:image': absoluteUrl(`/social${path}.png`),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': meta.title,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
