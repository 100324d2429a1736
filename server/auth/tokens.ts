import { hash } from 'node:crypto';
import type { Runtime } from '../runtime.ts';

/** A secret of 256 random bits, in 43 characters that need no encoding in an address or a cookie. */
export function newToken({ randomBytes }: Pick<Runtime, 'randomBytes'>): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A slow hash, as for passwords, is not needed: nobody can try out 256 random bits. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
