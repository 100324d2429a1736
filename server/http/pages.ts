import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { languages } from '../../domain/languages.ts';
import { notFoundPath, servicePaths } from '../../domain/service-pages.ts';
import { type HeaderSettings, headersFor, headersOfEverything } from '../middleware/security-headers.ts';
import { contentTypeOf } from './content-types.ts';
import { acceptedEncodings, type Encoding, encodings } from './encodings.ts';

/** One way to send a file: its bytes in one encoding, and every header of the answer, made once. */
type Variant = { body: Uint8Array<ArrayBuffer>; etag: string; headers: Record<string, string> };

/** A file of the built site; `text` is a page's HTML, for answers that change it. */
export type SiteFile = { variants: ReadonlyMap<Encoding | 'identity', Variant>; text: string };

export type Pages = ReturnType<typeof loadPages>;

/** What static hosts need instead of this server: their rules, and the not-found pages by the names they look for. */
const notServed = new Set([
  '_headers',
  '_redirects',
  '404.html',
  ...languages.map((language) => `${language}/404.html`),
]);

/** In memory for the answers that need it, but asking for it by its address is asking for a page that is not there. */
const notFoundPages = new Set(languages.map((language) => `/${language}${notFoundPath}`));
const unlisted = new Set(servicePaths());

/**
 * Reads the built site into memory, once. An address is looked up by its exact text, so there is no path to walk out of:
 * `..`, encodings and NUL are simply not in the list.
 * @param folder the build's `client` folder: `en/about.html` answers `/en/about`, as `en/about/index.html` would
 * @param settings what the security headers depend on
 * @throws an Error that says to run `npm start` when the site has not been built
 */
export function loadPages(folder: string, settings: HeaderSettings) {
  if (!existsSync(join(folder, 'en.html')) && !existsSync(join(folder, 'en', 'index.html'))) {
    throw new Error(`The site has not been built into ${folder}: run \`npm start\`.`);
  }
  const files = new Map<string, SiteFile>();
  const names = new Set(filesIn(folder));
  for (const name of names) {
    const isVariant = encodings.some(({ ending }) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
    if (!isVariant && !notServed.has(name)) files.set(addressOf(name), readFile(folder, name, settings));
  }

  return {
    get: (path: string) => files.get(path),
    has: (path: string) => files.has(path),
    /**
     * Answers GET and HEAD of a file of the site, from memory and at once.
     * @returns null for every other request
     */
    answer(request: Request): Response | null {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const path = pathOf(request.url);
      const file = files.get(path);
      return file && !notFoundPages.has(path) ? answerWith(file, request) : null;
    },
  };
}

/**
 * The path of an absolute URL as it was sent, nothing decoded.
 * @param url `http://host/path?query`
 */
export function pathOf(url: string): string {
  const start = url.indexOf('/', 8);
  if (start === -1) return '/';
  const query = url.indexOf('?', start);
  const hash = url.indexOf('#', start);
  const end = Math.min(query === -1 ? url.length : query, hash === -1 ? url.length : hash);
  return url.slice(start, end);
}

function answerWith({ variants }: SiteFile, request: Request): Response {
  const accepted = acceptedEncodings(request.headers.get('accept-encoding'));
  const chosen = accepted.find((encoding) => variants.has(encoding)) ?? 'identity';
  const { body, etag, headers } = variants.get(chosen) as Variant;
  const known = request.headers.get('if-none-match');
  if (known !== null && matches(known, etag)) {
    const { 'Content-Length': _, 'Content-Type': __, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** Weak comparison, as If-None-Match wants it (RFC 9110 §13.1.2). */
function matches(known: string, etag: string): boolean {
  return known === etag || known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name));
}

function addressOf(name: string): string {
  return encodeURI(`/${name.replace(/(\/index)?\.html$/, '')}`);
}

function readFile(folder: string, name: string, settings: HeaderSettings): SiteFile {
  const body = readFileSync(join(folder, name));
  const isPage = name.endsWith('.html');
  const text = isPage ? body.toString() : '';
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const ready = encodings.filter(({ ending }) => existsSync(join(folder, name + ending)));
  const shared = {
    'Content-Type': contentTypeOf(name),
    ...headersOfFile(name, text, settings),
    ...(ready.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  const variant = (bytes: Uint8Array<ArrayBuffer>, encoding?: Encoding): Variant => {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const own = { ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': `${bytes.length}`, ETag: etag };
    return { body: bytes, etag, headers: { ...shared, ...own } };
  };
  return {
    text,
    variants: new Map([
      ['identity', variant(body)],
      ...ready.map(
        ({ name: encoding, ending }) =>
          [encoding, variant(readFileSync(join(folder, name + ending)), encoding)] as const,
      ),
    ]),
  };
}

/**
 * The headers of a file that do not depend on how it is sent; the build makes the rules of static hosts from the same
 * function.
 * @param name its path in the build's `client` folder
 * @param html its content, when it is a page
 */
export function headersOfFile(name: string, html: string, settings: HeaderSettings): Record<string, string> {
  const isPage = name.endsWith('.html');
  return {
    'Cache-Control': cacheControl(name, isPage),
    ...(unlisted.has(addressOf(name)) && { 'X-Robots-Tag': 'noindex' }),
    ...(isPage ? headersFor(html, addressOf(name), settings) : headersOfEverything(settings)),
  };
}

/**
 * Hashed assets never change. A page is asked about again every time, but within a day the one at hand may be shown while
 * asking; `must-revalidate` would forbid just that (RFC 5861).
 */
function cacheControl(name: string, isPage: boolean): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return isPage
    ? 'public, max-age=0, stale-while-revalidate=86400'
    : 'public, max-age=3600, stale-while-revalidate=86400';
}
