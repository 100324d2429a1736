import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loadPages } from './pages.ts';

const { app } = createTestApp();
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the built pages', () => {
  it('are served at their address as HTML, with Content-Length', async () => {
    const page = await get('/en/referral/why-join?from=mail');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-length')).toBe(`${(await page.clone().text()).length}`);
    expect(await page.text()).toContain('/en/referral/why-join');
  });

  it('are sent in the smallest encoding that the browser accepts', async () => {
    const plain = await (await get('/en')).text();
    const sent = async (accepted: string) => {
      const response = await get('/en', { 'Accept-Encoding': accepted });
      return {
        encoding: response.headers.get('content-encoding'),
        body: await bytes(response),
        vary: response.headers.get('vary'),
      };
    };
    const br = await sent('gzip, deflate, br, zstd');
    expect([br.encoding, br.vary, brotliDecompressSync(br.body).toString()]).toEqual(['br', 'Accept-Encoding', plain]);
    const gzip = await sent('br;q=0.2, GZIP;q=0.9');
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', plain]);
    expect((await sent('*;q=0.1')).encoding).toBe('br');
    expect((await sent('identity')).encoding).toBeNull();
    expect((await sent('gzip;q=0.1, identity')).encoding).toBeNull();
    expect((await get('/en')).headers.get('vary')).toBe('Accept-Encoding');
  });

  it('are not sent again when the browser has them (304)', async () => {
    const etag = (await get('/en')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/en', { 'If-None-Match': known });
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
      expect(response.headers.get('cache-control')).toContain('stale-while-revalidate');
    }
    expect((await get('/en', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('have another ETag in each encoding and for each content', async () => {
    const etags = [
      await get('/en'),
      await get('/en', { 'Accept-Encoding': 'br' }),
      await get('/en', { 'Accept-Encoding': 'gzip' }),
      await get('/zh'),
    ].map((response) => response.headers.get('etag'));
    expect(new Set(etags).size).toBe(4);
  });

  it('answer HEAD like GET, without a body', async () => {
    const [head, page] = [await get('/en', {}, 'HEAD'), await get('/en')];
    expect([...head.headers]).toEqual([...page.headers]);
    expect(await head.text()).toBe('');
  });

  it('may be cached for ever when their name has a hash, and are revalidated otherwise', async () => {
    const cache = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cache('/assets/entry-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/en')).toBe('public, max-age=0, stale-while-revalidate=86400');
    expect(await cache('/robots.txt')).toMatch(/^public, max-age=3600/);
  });

  it('that only respond to a form are marked noindex', async () => {
    expect((await get('/en/answers/referrals-saved')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/en/form/apply')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/en')).headers.get('x-robots-tag')).toBeNull();
  });

  it('cannot be loaded before the build', () => {
    const empty = temporaryFolder('empty');
    expect(() => loadPages(empty, { siteUrl: 'http://localhost' })).toThrow(/has not been built.*npm start/);
  });
});
