import { parse, serialize } from 'hono/utils/cookie';
import { sessionTime } from './sessions.ts';

const baseName = 'encore-desk';

/**
 * The cookie of a session. Over https its name begins with `__Host-`, so that no other host of the domain can set it.
 * @param siteUrl the public address
 */
export function createSessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  const name = secure ? `__Host-${baseName}` : baseName;
  const write = (value: string, maxAge: number) =>
    serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return {
    /** @param header the request's Cookie header @returns the token, or empty */
    read: (header: string | null): string => parse(header ?? '', name)[name] ?? '',
    /** @returns a Set-Cookie header */
    write: (token: string) => write(token, sessionTime / 1000),
    remove: () => write('', 0),
  };
}
