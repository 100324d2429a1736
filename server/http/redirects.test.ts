import { describe, expect, it } from 'vitest';
import { postSlugs, unprefixedPaths } from '../../domain/pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { redirectRules } from './redirects.ts';

const { app, lines } = createTestApp({ env: { SITE_URL: 'https://www.encore.example.com' } });
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const leadsTo = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers);
  return [response.status, response.headers.get('location')];
};

describe('redirects', () => {
  it('lead from / to English', async () => {
    expect(await leadsTo('/')).toEqual([301, '/en']);
    expect(await leadsTo('/?utm=mail')).toEqual([301, '/en?utm=mail']);
  });

  it.each(unprefixedPaths)('lead from %s to its English page, keeping the query', async (path) => {
    expect(await leadsTo(`${path}?a=1&b=%20`)).toEqual([301, `/en${path}?a=1&b=%20`]);
    expect(await leadsTo(`${path}/`)).toEqual([301, `/en${path}`]);
  });

  it('remove a slash at the end of a page address, keeping the query', async () => {
    expect(await leadsTo('/zh/about/?a=1')).toEqual([301, '/zh/about?a=1']);
    expect(await leadsTo('/en/')).toEqual([301, '/en']);
    expect(await leadsTo('/en/about///')).toEqual([301, '/en/about']);
  });

  it.each(postSlugs)('lead from a related article to the language being read: %s', async (slug) => {
    const post = `/blog/${slug}`;
    expect(await leadsTo(post)).toEqual([302, `/en${post}#stored-language`]);
    expect(await leadsTo(post, { Referer: 'http://localhost/zh/blog' })).toEqual([302, `/zh${post}`]);
    expect(await leadsTo(post, { Referer: 'https://www.encore.example.com/zh' })).toEqual([302, `/zh${post}`]);
    expect(await leadsTo(post, { Cookie: 'a=b; language=zh' })).toEqual([302, `/zh${post}#stored-language`]);
    expect(await leadsTo(post, { 'Accept-Language': 'zh-HK' })).toEqual([302, `/zh${post}#stored-language`]);
    expect(await leadsTo(post, { Cookie: 'language=zh', Referer: 'http://localhost/en/blog' })).toEqual([
      302,
      `/en${post}`,
    ]);
    expect(await leadsTo(post, { Referer: 'https://elsewhere.example.com/zh/blog' })).toEqual([
      302,
      `/en${post}#stored-language`,
    ]);
    expect(await leadsTo(post, { Cookie: 'language=fr; xlanguage=zh' })).toEqual([302, `/en${post}#stored-language`]);
  });

  it('are the same as rules for static hosts, without what depends on the visitor', async () => {
    for (const { from, to, status } of redirectRules()) {
      const response = await get(from);
      const address = response.headers.get('location')?.replace('#stored-language', '');
      expect([response.status, address]).toEqual([status, to]);
    }
    expect(redirectRules().map(({ from }) => from)).toEqual([
      '/',
      ...unprefixedPaths,
      ...postSlugs.map((slug) => `/blog/${slug}`),
    ]);
  });

  it('that depend on the visitor are not stored by caches', async () => {
    const response = await get(`/blog/${postSlugs[0]}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Referer');
  });
});

describe('an unknown address', () => {
  const found = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    return /body>(\/\w+\/not-found)/.exec(await response.text())?.[1];
  };

  it('is answered with the not-found page in the language of its prefix', async () => {
    expect(await found('/zh/nothing', { Cookie: 'language=en', 'Accept-Language': 'en' })).toBe('/zh/not-found');
    expect(await found('/en/blog/nothing', { Cookie: 'language=zh' })).toBe('/en/not-found');
  });

  it('is answered without a prefix in the remembered language, else the browser’s, else English', async () => {
    expect(await found('/nothing', { Cookie: 'language=zh', 'Accept-Language': 'en' })).toBe('/zh/not-found');
    expect(await found('/nothing', { 'Accept-Language': 'zh-HK,zh;q=0.9,en;q=0.8' })).toBe('/zh/not-found');
    expect(await found('/nothing', { 'Accept-Language': 'en,zh;q=0.5' })).toBe('/en/not-found');
    expect(await found('/nothing')).toBe('/en/not-found');
    expect(await found('/blog/nothing')).toBe('/en/not-found');
    expect(await found('/about/nothing/')).toBe('/en/not-found');
  });

  it('is logged as a warning with the beginning of the bad path, without its query', async () => {
    lines.length = 0;
    await get(`/zh/nothing-here-${'x'.repeat(5000)}?email=someone@example.com`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 'warn', line: { path: expect.stringMatching(/^\/zh\/nothing-here-x+$/) } });
    expect(JSON.stringify(lines)).not.toContain('someone');
    expect(JSON.stringify(lines).length).toBeLessThan(400);
  });

  it('includes the not-found page itself, but not the responses to forms', async () => {
    expect(await found('/en/not-found')).toBe('/en/not-found');
    expect((await get('/en/answers/referrals-saved')).status).toBe(200);
  });

  it('must not be stored by caches', async () => {
    const response = await get('/nothing');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language');
  });
});
