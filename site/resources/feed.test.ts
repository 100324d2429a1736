import { describe, expect, it } from 'vitest';
import { languages, languageTags } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { articles } from '../markdown/articles.ts';
import { toHtml } from '../markdown/to-html.ts';
import { feed, feedPath } from './feed.ts';

const siteUrl = 'https://www.encore.example.com';
const readXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe.each(languages)('the feed in %s', (language) => {
  const xml = feed(language, articles[language], siteUrl);
  const all = (tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);

  it('has its language, its own address and that of its page', () => {
    expect(xml).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">`);
    expect(xml).toContain(`rel="self" type="application/atom+xml" href="${siteUrl}${feedPath(language)}"`);
    expect(all('id')[0]).toBe(`${siteUrl}${pathTo('blog', language)}`);
  });

  it('has every article, newest first, under its address', () => {
    expect(all('id').slice(1)).toEqual(articles[language].map(({ slug }) => `${siteUrl}${pathTo(slug, language)}`));
    expect(all('title').slice(1).map(readXml)).toEqual(articles[language].map(({ title }) => title));
    expect(all('updated')[0]).toBe(all('updated')[1]);
  });

  it('has the whole text of an article, with absolute links only', () => {
    const texts = all('content').map(readXml);
    texts.forEach((text, index) => {
      const { markdown = '' } = articles[language][index] ?? {};
      expect(text.replaceAll(siteUrl, '')).toBe(toHtml(markdown, language));
      for (const [, address] of text.matchAll(/(?:href|src)="([^"#]*)"/g)) expect(address).toMatch(/^https:/);
    });
    expect(texts.join('')).toContain(`href="${siteUrl}/${language}/`);
  });
});
