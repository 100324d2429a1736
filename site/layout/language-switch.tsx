import { useLocation } from 'react-router';
import { type Language, languageTags, otherLanguage } from '../../domain/languages.ts';
import { inLanguage } from '../../domain/pages.ts';
import { notFoundPath } from '../../domain/service-pages.ts';

type Props = { language: Language; path: string; label: string; className?: string };

/**
 * A plain link to the same page in the other language; the script adds the current query and hash, and a page that is rendered per
 * request has its query. The not-found page is one file for all addresses: there the script adds the path, and without it the link
 * leads home.
 */
export function LanguageSwitch({ language, path, label, className }: Props) {
  const other = otherLanguage(language);
  return (
    <a
      href={inLanguage(path.replace(notFoundPath, ''), other) + useLocation().search}
      lang={languageTags[other]}
      hrefLang={languageTags[other]}
      data-language={other}
      className={className}
    >
      {label}
    </a>
  );
}
