import type { APIRequestContext, Page } from '@playwright/test';
import { languages, languageTags } from '../domain/languages.ts';
import { pages, pathTo, postSlugs } from '../domain/pages.ts';
import { expect, test } from './site.ts';

const addresses = languages.flatMap((language) =>
  pages.map(({ id }) => ({ id, language, path: pathTo(id, language) })),
);

const path = (address: string) => new URL(address).pathname;

test.describe('Search engines', () => {
  test('find one canonical address, and the same hreflang links on both pages of a pair', async ({ page, request }) => {
    for (const { id } of pages) {
      const [en, zh] = await Promise.all(languages.map((language) => read(page, request, pathTo(id, language))));
      const links = [en, zh].map((one) => one?.links.filter(({ hreflang, type }) => hreflang && !type));
      expect(links[0]?.map(({ hreflang, href }) => [hreflang, path(href)])).toEqual([
        [languageTags.en, pathTo(id, 'en')],
        [languageTags.zh, pathTo(id, 'zh')],
        ['x-default', pathTo(id, 'en')],
      ]);
      expect(links[1]).toEqual(links[0]);
      const canonical = [en, zh].map((one) =>
        one?.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
      );
      expect(canonical).toEqual([[links[0]?.[0]?.href], [links[0]?.[1]?.href]]);
    }
  });

  test('find security.txt at its well-known address', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt');
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/^Contact: mailto:/);
  });

  test('find a sitemap and robots.txt that list the pages of the table only', async ({ page, request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    expect(path(sitemap)).toBe('/sitemap.xml');
    const xml = await (await request.get('/sitemap.xml')).text();
    const locations = await parsed(page, xml, 'loc');
    expect(locations.map(path).toSorted()).toEqual(addresses.map((address) => address.path).toSorted());
    for (const { path: listed } of addresses) {
      expect((await request.get(listed, { maxRedirects: 0 })).status()).toBe(200);
    }
  });

  for (const { path: address } of addresses) {
    test(`find only texts of the page in the structured data of ${address}`, async ({ page, request }) => {
      const { data, text, heading, day, questions } = await read(page, request, address);
      const shown = plain(text);
      expect(data['@context']).toBe('https://schema.org');
      for (const thing of data['@graph']) {
        const { mainEntity, step } = thing;
        if (thing['@type'] === 'FAQPage') expect(mainEntity).toHaveLength(questions);
        for (const { name, acceptedAnswer } of Array.isArray(mainEntity) ? mainEntity : []) {
          expect(shown).toContain(plain(name));
          expect(shown).toContain(plain(acceptedAnswer.text));
        }
        for (const { name, text: told } of step ?? []) {
          expect(shown).toContain(plain(name));
          expect(shown).toContain(plain(told));
        }
        if (thing['@type'] === 'BlogPosting') {
          expect([plain(thing.headline), thing.datePublished.slice(0, 10)]).toEqual([plain(heading), day]);
        }
      }
    });
  }
});

test.describe('Chats and social networks', () => {
  for (const { path: address, language } of addresses) {
    test(`show ${address} with its own title and a picture of 1200 by 630`, async ({ page, request }) => {
      const { title, meta } = await read(page, request, address);
      expect(title).toContain(meta['og:title']);
      // Search results cut longer ones.
      expect(title.length).toBeLessThanOrEqual(70);
      expect(meta).toMatchObject({
        'og:description': meta.description,
        'og:locale': { en: 'en_HK', zh: 'zh_HK' }[language],
        'twitter:card': 'summary_large_image',
      });
      expect(path(meta['og:url'] ?? '')).toBe(address);

      const picture = await request.get(path(meta['og:image'] ?? ''));
      expect(picture.headers()['content-type']).toBe('image/png');
      const png = await picture.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(150_000);
    });
  }

  test('show a different picture for every page', async ({ request }) => {
    const pictures = addresses.map(async ({ path: address }) => (await request.get(`/social${address}.png`)).body());
    const different = new Set((await Promise.all(pictures)).map((picture) => picture.toString('base64')));
    expect(different.size).toBe(addresses.length);
  });
});

for (const language of languages) {
  test(`Feed readers find the ${language} feed, well formed, with links that work`, async ({ page, request }) => {
    const { links } = await read(page, request, pathTo('blog', language));
    const feed = links.find(({ type }) => type === 'application/atom+xml');
    const response = await request.get(feed?.href ?? '');
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = await response.text();
    expect(await parsed(page, xml, 'entry > title')).toHaveLength(postSlugs.length);
    for (const id of await parsed(page, xml, 'entry > id')) expect((await request.get(path(id))).status()).toBe(200);
    for (const content of await parsed(page, xml, 'content')) expect(content).toMatch(/<h2[\s\S]*<\/p>/);
  });

  test(`A home screen finds the ${language} manifest, with icons of the sizes it names`, async ({ page, request }) => {
    const { links } = await read(page, request, pathTo('home', language));
    await page.goto(pathTo('home', language));
    const response = await request.get(
      await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href),
    );
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ start_url: `/${language}`, lang: languageTags[language] });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const icon = await (await request.get(src)).body();
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    }
    const heads = links.filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
    expect(heads).toHaveLength(2);
    for (const { href } of heads) expect((await request.get(href)).status()).toBe(200);
  });
}

test('The files for static hosts are not served', async ({ request }) => {
  for (const file of ['/_headers', '/_redirects', '/404', '/zh/404'])
    expect((await request.get(file)).status()).toBe(404);
});

/** The texts of elements of an XML document; fails when it is not well formed. */
async function parsed(page: Page, xml: string, selector: string): Promise<string[]> {
  const texts = await page.evaluate(
    ([source = '', wanted = '']) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      if (document.querySelector('parsererror')) return document.documentElement.textContent;
      return [...document.querySelectorAll(wanted)].map((element) => element.textContent ?? '');
    },
    [xml, selector],
  );
  if (!Array.isArray(texts)) throw new Error(`Not well formed: ${texts}`);
  return texts;
}

/** Reads the HTML of a page without running scripts, like a crawler. */
async function read(page: Page, request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  return page.evaluate((source) => {
    const found = new DOMParser().parseFromString(source, 'text/html');
    // The structured data are inside `main`: removed, so that they are not compared with themselves.
    const script = found.querySelector('script[type="application/ld+json"]');
    const data = script?.textContent ?? '{}';
    script?.remove();
    const all = (selector: string) => [...found.querySelectorAll(selector)];
    const value = (element: Element, name: string) => element.getAttribute(name) ?? '';
    return {
      title: found.title,
      meta: Object.fromEntries(
        all('meta').map((one) => [value(one, 'name') || value(one, 'property'), value(one, 'content')]),
      ) as Record<string, string | undefined>,
      links: all('head link').map((one) => ({
        rel: value(one, 'rel'),
        type: value(one, 'type'),
        hreflang: value(one, 'hreflang'),
        href: value(one, 'href'),
      })),
      data: JSON.parse(data),
      text: found.querySelector('main')?.textContent ?? '',
      heading: found.querySelector('h1')?.textContent ?? '',
      day: found.querySelector('time')?.dateTime,
      questions: all('main details summary').length,
    };
  }, html);
}

/** Without spaces: the page may break a line where the data does not. */
function plain(text: string): string {
  return text.replace(/\s/g, '');
}
