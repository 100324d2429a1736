import type { SignIn } from '../../domain/sign-in.ts';
import { notify } from '../alerts/notices.ts';
import type { AuthParts, AuthRequest } from './auth-parts.ts';
import { readLink, redeem } from './links.ts';
import { canHavePasskeys } from './passkeys.ts';
import { colleaguesOf, deleteSession, deviceLabel, insertSession, type Session } from './sessions.ts';
import { hashOf } from './tokens.ts';

/** What is known of a request when its page begins to act, and the Set-Cookie headers that the page adds. */
export type Opened<Found = Session | null> = { session: Found; setCookie: string[] };

/** Signing in, for one request. */
export function createSignIn(parts: AuthParts, { client, userAgent }: AuthRequest, opened: Opened): SignIn {
  const { database, clock, cookie, passkeys, settings, mayTry } = parts;
  const tooMany = { ok: false, code: 'too-many' } as const;

  /** Within a transaction. A browser has one session: the one before ends. */
  function begin(memberId: string, linkBy: string | null): string {
    if (opened.session) deleteSession(database, opened.session.member.id, opened.session.id);
    return insertSession(database, { memberId, device: deviceLabel(userAgent), linkBy }, clock());
  }

  return {
    canHavePasskeys: canHavePasskeys(settings.serverUrl),
    readLink: (code) => (mayTry(client) ? readLink(database, code, clock()) : tooMany),
    async redeemLink(code, name, language) {
      if (!mayTry(client)) return tooMany;
      const result = await database.transact(() => {
        const redeemed = redeem(database, code, { name, language }, clock());
        if (!redeemed.ok) return redeemed;
        const { member, linkBy } = redeemed;
        const by = colleaguesOf(linkBy, member.id).at(-1);
        const subject = `links/${hashOf(code)}`;
        if (by) notify(database, { memberId: member.id, kind: 'session', subject, version: 0, by });
        return { ok: true as const, token: begin(member.id, linkBy) };
      });
      if (!result.ok) return result;
      opened.setCookie.push(cookie.write(result.token));
      return { ok: true };
    },
    passkeyOptions: async () =>
      canHavePasskeys(settings.serverUrl) && mayTry(client) ? await passkeys.requestOptions() : null,
    async signInWithPasskey(credential) {
      if (!mayTry(client)) return tooMany;
      const token = await passkeys.verify(credential, begin);
      if (token === null) return { ok: false, code: 'refused' };
      opened.setCookie.push(cookie.write(token));
      return { ok: true };
    },
  };
}
