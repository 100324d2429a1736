import type { Context } from 'hono';
import { languageOfPath } from '../../domain/languages.ts';
import { responsePath } from '../../domain/service-pages.ts';
import type { AppOptions } from '../app-options.ts';
import type { AuthRequest } from '../auth/auth-parts.ts';
import { pathOf } from '../http/pages.ts';
import { languageOfBrowser, languageOfCookie } from '../http/visitor-language.ts';
import { readBody } from '../middleware/body-limit.ts';
import { siteOf } from '../middleware/client-address.ts';
import { comesFromAnotherSite } from '../middleware/cross-site.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';
import { headersFor } from '../middleware/security-headers.ts';
import { changeStream } from './change-stream.ts';
import type { DeskServer } from './desk-server.ts';

/** By this `desk/pending-actions.ts` knows an answer of ours from a proxy's. */
const ofDesk = { 'Encore-Page': 'desk' };

type Options = AppOptions & {
  desk: DeskServer;
  /** The key of the client in rate limits. */
  clientOf: (context: Context) => string;
};

/** `/desk` leads to the desk in the language of the cookie, else of the browser. */
export function redirectToDesk(request: Request): Response {
  const language = languageOfCookie(request) ?? languageOfBrowser(request);
  const headers = { Location: `/${language}/desk`, 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' };
  return new Response(null, { status: 302, headers });
}

/**
 * Answers every page, loader and action of the desk: rendered per request, never cached, in no search engine. Posts from other
 * sites are refused before React Router sees them.
 */
export function deskPages(options: Options) {
  const secondsToWait = createAnonymousLimit(options);
  return (c: Context) => answerPage(c, options, secondsToWait);
}

async function answerPage(c: Context, options: Options, secondsToWait: (client: string) => number) {
  const { settings, desk, render, clientOf } = options;
  const request = c.req.raw;
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return c.json({ success: false, message: 'This method is not allowed here.' }, 405, { Allow: 'GET, HEAD, POST' });
  }
  const isPost = request.method === 'POST';
  if (isPost && comesFromAnotherSite(request, settings)) return refusal(c, options, 'other-site');
  const { data, setCookie } = await desk.open(deskRequestOf(c, clientOf));
  const wait = data.desk ? 0 : secondsToWait(clientOf(c));
  if (wait > 0) return refusal(c, options, 'too-many-pages', { 'Retry-After': `${wait}` });
  const body = isPost ? await readBody(request, options.limits.body) : null;
  if (isPost && !body) return refusal(c, options, 'too-large', ofDesk);
  if (body && !(await isForm(request, body))) return c.json({ success: false, message: 'The body is no form.' }, 400);
  const nonce = options.randomBytes(16).toString('base64');
  const response = await render(requestFor(request, body, settings.siteUrl), {
    nonce,
    desk: data,
    onError: options.reportError,
  });
  const headers = new Headers(response.headers);
  const inline = [`'nonce-${nonce}'`];
  for (const [name, value] of Object.entries({
    ...headersFor(pathOf(request.url), settings, { scripts: inline, styles: inline }),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...ofDesk,
    // `no-referrer` would make Chromium send `Origin: null` with forms.
    'Referrer-Policy': 'same-origin',
  })) {
    headers.set(name, value);
  }
  for (const cookie of setCookie) headers.append('Set-Cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

const refusals = {
  'other-site': { status: 403, message: 'This was sent by a page of another site.' },
  'too-large': { status: 413, message: 'The body is too large.' },
  'too-many-pages': { status: 429, message: 'Too many pages of the desk were asked for. Please try again later.' },
} as const;

/** A page in the language of the address; JSON for who asks for it. */
function refusal(c: Context, { pages }: Options, code: keyof typeof refusals, headers: Record<string, string> = {}) {
  const { status, message } = refusals[code];
  const isForScript = /\bjson\b/.test(c.req.header('accept') ?? '');
  if (!isForScript) return pages.error(responsePath(code, languageOfPath(c.req.path) ?? 'en'), status, headers);
  return c.json({ success: false, message }, status, { 'Cache-Control': 'no-store', ...headers });
}

/** True when the body can be read as its type says. React Router would answer another one with 500. */
function isForm(request: Request, body: Uint8Array): Promise<boolean> {
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const form = new Response(body as BodyInit, { headers }).formData();
  return form.then(
    () => true,
    () => false,
  );
}

/** Answers `/{language}/desk/changes`. Who is not signed in gets 204, which tells a browser not to try again. */
export const deskChanges =
  ({ desk, clientOf, monotonic, sleep }: Options) =>
  async (c: Context) => {
    const request = deskRequestOf(c, clientOf);
    const { data, setCookie } = await desk.open(request);
    c.header('Cache-Control', 'no-store');
    for (const cookie of setCookie) c.header('Set-Cookie', cookie, { append: true });
    const isSignedIn = () => desk.isSignedIn(request.cookie);
    if (!desk.live || !data.desk) return c.body(null, 204);
    return changeStream(c, { ...desk.live, monotonic, sleep }, data.desk.member, isSignedIn);
  };

function deskRequestOf(c: Context, clientOf: Options['clientOf']): AuthRequest {
  const { headers } = c.req.raw;
  return { cookie: headers.get('cookie'), userAgent: headers.get('user-agent'), client: clientOf(c) };
}

/**
 * The request as React Router gets it. It refuses an Origin that differs from the URL, as behind a proxy; Origin was checked
 * above.
 */
function requestFor(request: Request, body: Uint8Array | null, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(new URL(`${pathname}${search}`, siteUrl), {
    method: request.method,
    headers,
    body: body as BodyInit | null,
    signal: request.signal,
  });
}

/** True for the addresses that `deskPages` answers, also those of React Router's own requests. */
export function isDeskPath(path: string): boolean {
  const language = languageOfPath(path);
  return language !== null && /^\/(desk(\/.*)?|desk\.data)$/.test(path.slice(language.length + 1)) && isDecodable(path);
}

/** False for an address such as `/en/desk/%zz`, about which React Router would write to the console. */
function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * How many pages one client without a session gets in a minute, and all of these clients together in a second: those that ask for a few
 * in a minute, as who signs in does, and the others apart.
 */
const pagesPerMinute = 60;
const fewPages = 10;
const pagesPerSecond = 20;
const rememberedClients = 10_000;

type Limit = (client: string) => number;

/**
 * Limits the pages of the desk for clients without a session. Rendering one takes some 5 ms, a hundred times as long as a page
 * of the public site: without a limit, one anonymous client that keeps asking for the sign-in page keeps every visitor waiting.
 * @returns for the key of a client, 0 when it may have a page, else the seconds to wait
 */
function createAnonymousLimit(runtime: Pick<Options, 'monotonic' | 'sleep'>): Limit {
  const waitOfClient = createRateLimit(pagesPerMinute, rememberedClients, runtime);
  const waitOfFew = createRateLimit(fewPages, rememberedClients, runtime);
  const [few, many] = [0, 1].map(() => createRateLimit(pagesPerSecond, 1, runtime, 1000)) as [Limit, Limit];
  return (client) => {
    const site = siteOf(client);
    return waitOfClient(site) || (waitOfFew(site) === 0 ? few : many)('all');
  };
}
