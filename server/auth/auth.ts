import type { NewLink } from '../../domain/sign-in.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';
import type { AuthOptions, AuthParts, AuthRequest } from './auth-parts.ts';
import { deleteFirstLinks, insertLink } from './links.ts';
import { presentMembers } from './members.ts';
import { createPasskeys } from './passkeys.ts';
import { createSessionCookie, findSession, renewSession } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createTeam } from './team.ts';

/** How many attempts to sign in a client has in a minute. An office is one client; a sign-in takes two. */
const attemptsPerMinute = 30;
const rememberedClients = 10_000;

export type Auth = ReturnType<typeof createAuth>;

/** The sign-in of the team: members, one-time links, passkeys, sessions. */
export function createAuth(options: AuthOptions) {
  const { database, settings } = options;
  const { clock } = database;
  const secondsToWait = createRateLimit(attemptsPerMinute, rememberedClients, database);
  const parts: AuthParts = {
    ...options,
    clock,
    passkeys: createPasskeys(database, settings.serverUrl),
    cookie: createSessionCookie(settings.serverUrl),
    mayTry: (client) => secondsToWait(client) === 0,
  };

  return {
    /**
     * Makes the link for the first member, at each start anew.
     * @returns null when there is a member
     */
    linkForFirstMember: (): Promise<NewLink | null> =>
      database.transact(() => {
        if (presentMembers(database).length > 0) {
          deleteFirstLinks(database);
          return null;
        }
        return insertLink(database, settings.serverUrl, { name: '', language: 'en' }, clock());
      }),

    /** Whether the cookie of an earlier request still belongs to a session. Unlike `open`, it does not count as its use. */
    isSignedIn: (cookie: string | null): boolean => findSession(database, parts.cookie.read(cookie), clock()) !== null,

    /**
     * Everything for one request. After the page has acted, `setCookie` has the Set-Cookie headers of the response.
     */
    async open(request: AuthRequest) {
      const token = parts.cookie.read(request.cookie);
      const setCookie: string[] = [];
      const session = findSession(database, token, clock());
      if (session?.isDue) {
        // A full disk must not sign anybody out.
        const renewed = database.transact(() => renewSession(database, session.id, clock()));
        await renewed.then(() => setCookie.push(parts.cookie.write(token))).catch(() => {});
      }
      return {
        member: session?.member ?? null,
        signIn: createSignIn(parts, request, { session, setCookie }),
        team: session && createTeam(parts, request, { session, setCookie }),
        setCookie,
      };
    },
  };
}
