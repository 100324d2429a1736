import { brand } from '../content/brand.ts';
import { type Language, languageTags } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { paper } from '../site/styles/page-color.ts';
import { icons } from './icons.ts';

/** The web app manifest of a language: how the site looks when someone keeps it on the home screen. */
export function manifest(language: Language): string {
  return JSON.stringify({
    id: pathTo('home', language),
    name: brand.both,
    short_name: brand[language],
    description: siteWords[language].defaultDescription,
    lang: languageTags[language],
    dir: 'ltr',
    start_url: pathTo('home', language),
    scope: '/',
    // The way back must stay: every page leads to shops, maps and the app's download.
    display: 'minimal-ui',
    background_color: paper.light,
    theme_color: paper.light,
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  });
}
