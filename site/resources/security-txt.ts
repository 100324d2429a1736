import { facts } from '../../domain/facts.ts';
import { languages } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';

/** `/.well-known/security.txt`. */
export function loader(): Response {
  return new Response(securityTxt(configuration.siteUrl, new Date()));
}

/**
 * Where to report a vulnerability (RFC 9116).
 * @param built the day of the build; the file expires a year later, as the RFC recommends at most
 */
export function securityTxt(siteUrl: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${facts.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n');
}
