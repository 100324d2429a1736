import encodeQR from 'qr';
import { appPath } from '../../domain/service-pages.ts';
import { configuration } from '../configuration.ts';

/** `/app-code.svg`: the QR code that leads a phone to the app. */
export function loader(): Response {
  const { siteUrl, endpoints } = configuration;
  return new Response(appCode(endpoints.apiOrigin || siteUrl), { headers: { 'Content-Type': 'image/svg+xml' } });
}

/**
 * The code without a background, with the margin of four modules that scanners need.
 * @param origin of the server that answers `appPath`
 */
export function appCode(origin: string): string {
  return encodeQR(new URL(appPath, origin).href, 'svg', { border: 4 });
}
