import { describe, expect, it } from 'vitest';
import { languages, languageTags } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { servicePaths } from '../../domain/service-pages.ts';
import { createBuiltApp, documentOf, fileAt, pagesInLanguages, pathOf } from './built-site.ts';

const app = createBuiltApp();

/** The attributes of the elements that a selector finds. */
const attributes = (page: Document, selector: string, name: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** Without spaces: the page may break a line where the data does not. */
const plain = (text = '') => text.replace(/\s/g, '');

it('every page has a title of its own', () => {
  const titles = pagesInLanguages.map(({ path }) => documentOf(path).title);
  expect(titles).not.toContain('');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(pagesInLanguages)('$path', ({ id, language, path }) => {
  const page = documentOf(path);

  it('has its language, one heading, a description, and the addresses of itself and of its other language', () => {
    expect(page.documentElement.lang).toBe(languageTags[language]);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(meta(page, 'description')).toMatch(/.{20}/);
    expect(attributes(page, 'link[rel=canonical]', 'href').map(pathOf)).toEqual([path]);
    const alternates = 'link[rel=alternate][hreflang]';
    const addresses = attributes(page, alternates, 'href').map(pathOf);
    expect(addresses.map((address, index) => [attributes(page, alternates, 'hreflang')[index], address])).toEqual([
      [languageTags.en, pathTo(id, 'en')],
      [languageTags.zh, pathTo(id, 'zh')],
      ['x-default', pathTo(id, 'en')],
    ]);
  });

  it('is shown in chats with its own title and a picture of 1200 by 630', async () => {
    expect(page.title).toContain(meta(page, 'og:title'));
    // Search results cut longer ones.
    expect(page.title.length).toBeLessThanOrEqual(70);
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
    expect(meta(page, 'og:locale')).toBe({ en: 'en_HK', zh: 'zh_HK' }[language]);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(pathOf(meta(page, 'og:url'))).toBe(path);
    const picture = pathOf(meta(page, 'og:image'));
    expect((await app.request(picture)).headers.get('content-type')).toBe('image/png');
    expect(sizeOf(picture)).toBe('1200x630');
    expect(fileAt(picture).length).toBeLessThan(150_000);
  });

  it('has only its own texts in its structured data', () => {
    const script = page.querySelector('main script[type="application/ld+json"]');
    const data = JSON.parse(script?.textContent ?? '{}');
    // It is inside `main`, and would be compared with itself.
    script?.remove();
    const shown = plain(page.querySelector('main')?.textContent ?? '');
    expect(data['@context']).toBe('https://schema.org');
    for (const thing of data['@graph']) {
      const { mainEntity, step } = thing;
      if (thing['@type'] === 'FAQPage') expect(mainEntity).toHaveLength(page.querySelectorAll('main summary').length);
      const questions = Array.isArray(mainEntity) ? mainEntity : [];
      const told = questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
      const steps = (step ?? []).flatMap(({ name, text }: Record<string, string>) => [name, text]);
      for (const text of [...told, ...steps]) expect(shown).toContain(plain(text));
      if (thing['@type'] !== 'BlogPosting') continue;
      expect(plain(thing.headline)).toBe(plain(page.querySelector('h1')?.textContent ?? ''));
      const day = page.querySelector('time')?.getAttribute('datetime');
      expect([thing.datePublished, thing.dateModified]).toEqual(Array(2).fill(`${day}T00:00:00+08:00`));
    }
  });
});

it('every page has a picture of its own for chats', () => {
  const pictures = pagesInLanguages.map(({ path }) => fileAt(`social${path}.png`).toString('base64'));
  expect(new Set(pictures).size).toBe(pages.length * languages.length);
});

it.each(servicePaths())('%s has one heading and a text, and is marked noindex', (path) => {
  const page = documentOf(path);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('main p')?.textContent).toMatch(/.{10}/);
  expect(meta(page, 'robots')).toBe('noindex');
});

it('robots.txt names the sitemap, whose addresses are answered', async () => {
  const robots = fileAt('robots.txt').toString();
  expect(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1])).toBe('/sitemap.xml');
  const locations = [
    ...fileAt('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ].map(([, address]) => address);
  expect(locations).toHaveLength(pagesInLanguages.length);
  for (const address of locations) expect((await app.request(pathOf(address))).status).toBe(200);
});

it('security.txt is a text at its well-known address', async () => {
  const answer = await app.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^Contact: mailto:/);
});

it('the files for static hosts are not served', async () => {
  for (const file of ['/_headers', '/_redirects', '/404', '/zh/404']) {
    expect([file, (await app.request(file)).status]).toEqual([file, 404]);
  }
});

describe.each(languages)('in %s', (language) => {
  it('the blog leads to a feed, which feed readers recognise', async () => {
    const [feed = ''] = attributes(documentOf(pathTo('blog', language)), 'link[type="application/atom+xml"]', 'href');
    const answer = await app.request(feed);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  });

  it('a home screen finds a manifest and icons of the sizes it names', async () => {
    const answer = await app.request(`/${language}/site.webmanifest`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ start_url: `/${language}`, lang: languageTags[language] });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
    const icons = attributes(documentOf(`/${language}`), 'link:is([rel=icon], [rel=apple-touch-icon])', 'href');
    expect(icons).toHaveLength(2);
    for (const icon of icons) expect((await app.request(icon)).status).toBe(200);
  });
});

/** Width and height of a built PNG. */
function sizeOf(address: string): string {
  const png = fileAt(address);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
