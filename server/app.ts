import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { languages } from '../domain/languages.ts';
import { appPath, policyReportPath } from '../domain/service-pages.ts';
import { createApiContext } from './api/context.ts';
import { applyForPartnership, sendMessage, submitReferral, subscribe, thankForReferral } from './api/forms.ts';
import { health } from './api/health.ts';
import { leadToApp } from './api/lead-to-app.ts';
import { followLink, newsletterLinks, openLink } from './api/newsletter-links.ts';
import { policyReport } from './api/policy-report.ts';
import { promisePicture } from './api/promise-picture.ts';
import { referralPoster } from './api/referral-poster.ts';
import { referralStatusPage } from './api/referral-status.ts';
import { firestoreError, writeChannel } from './api/write-channel.ts';
import type { AppOptions } from './app-options.ts';
import { deskChanges, deskPages, isDeskPath, redirectToDesk } from './desk/desk-pages.ts';
import { awayResponse, wantsPage } from './http/away-page.ts';
import { pathOf } from './http/pages.ts';
import { redirectFor } from './http/redirects.ts';
import { notFound } from './http/response-pages.ts';
import { logRequest } from './middleware/request-log.ts';
import { responseHeaders } from './middleware/security-headers.ts';
import { createVisitedHost } from './middleware/visited-host.ts';

/** The part of the Hono app that servers and tests use; tests call `request`, without a port. */
export type App = Pick<Hono, 'fetch' | 'request'>;

/**
 * Creates the app: all middleware and routes, in the order in which they run.
 * @param options its dependencies and settings; tests pass their own store, clock and pages
 */
export function createApp(options: AppOptions): App {
  const { pages, settings, log, monotonic } = options;
  const app = new Hono();
  const visitedHost = createVisitedHost(settings.apiOrigin ?? settings.siteUrl, log);
  const api = createApiContext(options, visitedHost);

  app.use(async (c, next) => {
    await next();
    // The rest of a body that is too large is not read.
    if (c.res.status === 413) c.res.headers.set('Connection', 'close');
    if (c.res.headers.has('content-security-policy')) return;
    for (const [name, value] of Object.entries(responseHeaders(settings))) c.res.headers.set(name, value);
  });

  const fromThePages = corsForPages(settings);
  app.use('/api/*', fromThePages);
  app.use('/v1/*', fromThePages);

  app.post('/api/submit-referral', submitReferral(api));
  app.get('/:language/answers/referrals-saved/:reference', thankForReferral(api));
  const status = referralStatusPage(api);
  app.get('/:language/referral/status', status.show);
  app.post('/:language/referral/status', status.act);
  app.get('/:language/referral/poster', referralPoster(api));
  app.get('/:language/promise.svg', promisePicture(options));
  app.post('/api/send-message', sendMessage(api));
  app.post('/api/apply-for-partnership', applyForPartnership(api));
  app.post('/api/subscribe', subscribe(api));
  for (const link of Object.values(newsletterLinks)) {
    app.get(link.path, openLink(api, link));
    app.post(link.path, followLink(api, link));
  }
  app.get(appPath, leadToApp);
  app.get('/healthz', health(api));
  app.post(policyReportPath, policyReport(api));
  app.all('/v1/*', writeChannel(api));

  if (options.desk) {
    const parts = { ...options, desk: options.desk, clientOf: api.clientOf };
    const answer = deskPages(parts);
    app.get('/desk', (c) => redirectToDesk(c.req.raw));
    app.get(`/:language{${languages.join('|')}}/desk/changes`, deskChanges(parts));
    app.use((c, next) => (isDeskPath(pathOf(c.req.url)) ? answer(c) : next()));
  }

  app.all('*', (c) => {
    const request = c.req.raw;
    const allowed = allowedMethods(app, pathOf(request.url));
    if (!allowed.includes(request.method)) {
      const allow = { Allow: allowed.join(', ') };
      if (wantsPage(request)) return awayResponse('not-here', 405, settings, allow);
      return c.json({ success: false, message: 'This method is not allowed here.' }, 405, allow);
    }
    return redirectFor(request, options) ?? notFound(request, options);
  });

  app.onError((error, c) => errorResponse(error, c, options));

  const fetch: App['fetch'] = (request, ...rest) => {
    const start = monotonic();
    const logged = (response: Response) => {
      logRequest(options, request, response.status, start);
      return response;
    };
    // Pages from memory skip the routes: their headers are complete, and a synchronous response is faster.
    const page = pages.respond(request);
    if (page) visitedHost.note(request.url);
    const response = page ?? app.fetch(request, ...rest);
    return response instanceof Promise ? response.then(logged) : logged(response);
  };
  return {
    fetch,
    request: (path, init, ...rest) => fetch(new Request(new URL(`${path}`, 'http://localhost'), init), ...rest),
  };
}

/** Lets the pages post to this server where it has another origin (`API_ORIGIN`). */
function corsForPages({ siteUrl }: AppOptions['settings']) {
  return cors({
    origin: new URL(siteUrl).origin,
    allowMethods: ['POST'],
    allowHeaders: ['content-type', 'content-language', 'idempotency-key'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
}

/** The response to a request that ended with an error; one that no code expected is reported. */
function errorResponse(error: Error, c: Context, { settings, reportError }: AppOptions): Response {
  if (error instanceof HTTPException) {
    const { status, message } = error;
    return c.json({ success: false, message }, status, { 'Cache-Control': 'no-store' });
  }
  reportError(error);
  if (wantsPage(c.req.raw)) return awayResponse('failed', 500, settings);
  const message = 'Something went wrong here. Please try again later.';
  if (c.req.path.startsWith('/v1/')) return firestoreError(500, 'INTERNAL', message);
  return c.json({ success: false, message }, 500, { 'Cache-Control': 'no-store' });
}

/** The methods allowed for a path: those of its endpoint, or GET and HEAD, as for any page. */
function allowedMethods(app: Hono, path: string): string[] {
  const methods = app.routes
    .filter((route) => route.path === path && route.method !== 'ALL')
    .map(({ method }) => method);
  if (methods.length === 0) return ['GET', 'HEAD'];
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
