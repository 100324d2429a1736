import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { pageWords } from '../page-words.ts';
import { paper } from '../styles/page-color.ts';
import { speculationRules } from './speculation-rules.ts';

/** What the head of every page has: icons, the colour of the browser's bar, the feed, and which pages to prepare ahead. */
export function DocumentHead({ language }: { language: Language }) {
  return (
    <>
      <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={`/${language}/feed.xml`}
        title={`${brand.both} | ${pageWords.blog[language].label}`}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a script element must not be escaped as HTML */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  );
}
