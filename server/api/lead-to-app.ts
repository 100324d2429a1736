import type { Context } from 'hono';
import { appAddress } from '../../domain/facts.ts';

/** GET /api/app, the address in the site's QR code: leads a phone to the place where it gets the app (docs/spec.md §1). */
export function leadToApp(c: Context): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(appAddress(c.req.header('user-agent') ?? ''));
}
