import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../domain/languages.ts';
import { configuration } from '../site/configuration.ts';
import { loadArticles } from './articles.ts';
import { feed, feedPath } from './feed.ts';
import { drawIcons } from './icons.ts';
import { manifest } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';
import { drawSocialPictures } from './social-pictures.ts';

/** Everything that is read by machines which find, preview, subscribe to or install the site. */
export async function writeSeoFiles(folder: string): Promise<void> {
  const { siteUrl } = configuration;
  const { articles, termsUpdated } = await loadArticles();
  const changed = Object.fromEntries([...articles.en.map(({ slug, date }) => [slug, date]), ['terms', termsUpdated]]);
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(siteUrl, changed));
  writeFileSync(join(folder, 'robots.txt'), robots(siteUrl));
  for (const language of languages) {
    writeFileSync(join(folder, feedPath(language)), feed(language, articles[language], siteUrl));
    writeFileSync(join(folder, language, 'site.webmanifest'), manifest(language));
  }
  drawIcons(folder);
  await drawSocialPictures(folder);
}
