import { brand } from '../../content/brand.ts';
import { type Language, languages, languageTags } from '../../domain/languages.ts';
import { inLanguage } from '../../domain/pages.ts';
import { configuration } from '../configuration.ts';

export type Meta = { title: string; description: string };

/**
 * What search engines and chat previews read of a page. React lifts it into `<head>`.
 * @param path the page's address with its language prefix; null keeps the page out of search engines
 */
export function PageHead({ meta, path }: { meta: Meta; path: string | null }) {
  const address = (language: Language) => new URL(inLanguage(path ?? '/', language), configuration.siteUrl).href;
  return (
    <>
      <title>{`${meta.title} | ${brand.both}`}</title>
      <meta name="description" content={meta.description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={new URL(path, configuration.siteUrl).href} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={languageTags[language]} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
        </>
      )}
    </>
  );
}
