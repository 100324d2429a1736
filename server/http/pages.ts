import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { languages } from '../../domain/languages.ts';
import { notFoundPath, servicePaths } from '../../domain/service-pages.ts';
import { commonHeaders, type HeaderSettings, headersFor, type InlineSources } from '../middleware/security-headers.ts';
import { contentTypeOf } from './content-types.ts';
import { acceptedEncodings, type Encoding, encodings } from './encodings.ts';

/** A file in one encoding, with all headers of its response. */
type Variant = { body: Uint8Array<ArrayBuffer>; etag: string; headers: Record<string, string> };

/** A file of the built site. */
type SiteFile = { variants: ReadonlyMap<Encoding | 'identity', Variant> };

/** The pages and files of the site, as the app needs them. */
export type Pages = {
  /** True for the address of a file or a prerendered page. */
  has(path: string): boolean;
  /** Answers GET and HEAD of a file of the site, from memory and at once; null for every other request. */
  respond(request: Request): Response | null;
  /** The prerendered page at a path as the response to a request that failed, never cached. */
  error(path: string, status: number, headers?: Record<string, string>): Response | Promise<Response>;
};

/** The file in which the build lists the inline styles and scripts of each page; files with a leading dot are not served. */
export const inlineSourcesFile = '.inline-sources.json';

/** Files for static hosts only: their rules, and the not-found pages under the names that they expect. */
const notServed = new Set([
  '_headers',
  '_redirects',
  '404.html',
  ...languages.map((language) => `${language}/404.html`),
]);

/** In memory for responses with status 404; a request for such an address is answered with 404, too. */
const notFoundPages = new Set(languages.map((language) => `/${language}${notFoundPath}`));
const unlisted = new Set(servicePaths());

/**
 * Reads the built site into memory, once. An address is looked up by its exact text, so there is no path traversal: addresses
 * with `..`, percent-encoding or NUL are not in the list.
 * @param folder the build's `client` folder: `en/about.html` answers `/en/about`, as `en/about/index.html` would
 * @param settings what the security headers depend on
 * @throws an Error that says to run `npm start` when the site has not been built
 */
export function loadPages(folder: string, settings: HeaderSettings): Pages {
  if (!existsSync(join(folder, inlineSourcesFile))) {
    throw new Error(`The site has not been built into ${folder}: run \`npm start\`.`);
  }
  const inlineSources: Record<string, InlineSources> = JSON.parse(
    readFileSync(join(folder, inlineSourcesFile), 'utf8'),
  );
  const files = new Map<string, SiteFile>();
  const names = new Set(filesIn(folder));
  for (const name of names) {
    const isVariant = encodings.some(({ ending }) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
    if (!isVariant && !notServed.has(name)) {
      const headers = headersOfFile(name, settings, inlineSources[addressOf(name)]);
      files.set(addressOf(name), readFile(folder, name, headers));
    }
  }

  return {
    has: (path) => files.has(path),
    respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const path = pathOf(request.url);
      const file = files.get(path);
      return file && !notFoundPages.has(path) ? fileResponse(file, request) : null;
    },
    error(path, status, headers) {
      const page = files.get(path)?.variants.get('identity');
      const { 'Content-Length': _, ETag: __, ...own } = page?.headers ?? {};
      return new Response(page?.body, { status, headers: { ...own, 'Cache-Control': 'no-store', ...headers } });
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

function fileResponse({ variants }: SiteFile, request: Request): Response {
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

/** Weak comparison, as RFC 9110 §13.1.2 requires for If-None-Match. */
function matches(known: string, etag: string): boolean {
  return known === etag || known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name));
}

/** The address of a file by its path in the build's `client` folder: `en/about.html` is `/en/about`. */
export function addressOf(name: string): string {
  return encodeURI(`/${name.replace(/(\/index)?\.html$/, '')}`);
}

function readFile(folder: string, name: string, headers: Record<string, string>): SiteFile {
  const body = readFileSync(join(folder, name));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const ready = encodings.filter(({ ending }) => existsSync(join(folder, name + ending)));
  const shared = {
    'Content-Type': contentTypeOf(name),
    ...headers,
    ...(ready.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  const variant = (bytes: Uint8Array<ArrayBuffer>, encoding?: Encoding): Variant => {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const own = { ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': `${bytes.length}`, ETag: etag };
    return { body: bytes, etag, headers: { ...shared, ...own } };
  };
  return {
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
 * The headers of a file that do not depend on its encoding; the build makes the rules of static hosts from the same
 * function.
 * @param name its path in the build's `client` folder
 * @param inline the inline styles and scripts, when it is a page
 */
export function headersOfFile(name: string, settings: HeaderSettings, inline?: InlineSources): Record<string, string> {
  const isPage = name.endsWith('.html');
  return {
    'Cache-Control': cacheControl(name, isPage),
    // RFC 4287 §7; by its ending alone it would be `application/xml`.
    ...(name.endsWith('/feed.xml') && { 'Content-Type': 'application/atom+xml; charset=utf-8' }),
    ...(unlisted.has(addressOf(name)) && { 'X-Robots-Tag': 'noindex' }),
    // Others show the pictures of previews.
    'Cross-Origin-Resource-Policy': name.startsWith('social/') ? 'cross-origin' : 'same-origin',
    ...(isPage ? headersFor(addressOf(name), settings, inline) : commonHeaders(settings)),
  };
}

/**
 * Hashed assets never change. A page is revalidated at every request, but within a day the cached one may be shown meanwhile
 * (RFC 5861); `must-revalidate` would forbid that.
 */
function cacheControl(name: string, isPage: boolean): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return isPage
    ? 'public, max-age=0, stale-while-revalidate=86400'
    : 'public, max-age=3600, stale-while-revalidate=86400';
}
