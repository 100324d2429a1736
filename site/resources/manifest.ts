import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../content/brand.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { siteWords } from '../layout/words.ts';
import { pageColor } from '../styles/page-color.ts';
import { icons } from './icons.ts';
import { languageOf } from './language-param.ts';

/** `/en/site.webmanifest`: the web app manifest, for the home screen. */
export function loader({ params }: LoaderFunctionArgs): Response {
  return Response.json(manifest(languageOf(params)), { headers: { 'Content-Type': 'application/manifest+json' } });
}

function manifest(language: Language) {
  return {
    id: pathTo('home', language),
    name: brand.both,
    short_name: brand[language],
    description: siteWords[language].defaultDescription,
    lang: languageTags[language],
    dir: 'ltr',
    start_url: pathTo('home', language),
    scope: '/',
    // `minimal-ui` keeps the back button: pages link to other sites such as maps and the app store.
    display: 'minimal-ui',
    background_color: pageColor.light,
    theme_color: pageColor.light,
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  };
}
