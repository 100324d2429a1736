import type { Context } from 'hono';
import { readBody } from '../middleware/body-limit.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';
import { policyDirectives } from '../middleware/security-headers.ts';
import type { ApiContext } from './context.ts';
import { parseBody } from './form-body.ts';

/** In bytes; a browser sends one to two KB. And how many of all browsers together are read in a minute. */
const largest = 16 * 1024;
const readPerMinute = 60;

/**
 * POST of what a browser has blocked by our Content-Security-Policy: counted by directive. Nothing else of it is kept, because it has the
 * address of the page with what was searched for, and anybody can send one.
 */
export const policyReport = (api: ApiContext) => {
  const wait = createRateLimit(readPerMinute, 1, api);
  return async (c: Context) => {
    const body = wait('all') === 0 ? await readBody(c.req.raw, largest) : null;
    if (body) api.onPolicyReport?.(directiveOf(parseBody(body, 'json')));
    return c.body(null, 204);
  };
};

function directiveOf(report: unknown): string {
  const { 'csp-report': about } = (report ?? {}) as { 'csp-report'?: { 'effective-directive'?: unknown } };
  // Browsers name `script-src-elem` and the like.
  const directive = `${about?.['effective-directive']}`.replace(/-(elem|attr)$/, '');
  return policyDirectives.has(directive) ? directive : 'other';
}
