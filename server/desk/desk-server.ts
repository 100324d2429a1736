import type { Desk, DeskRequest } from '../../domain/desk.ts';
import type { Member } from '../../domain/sign-in.ts';
import type { Auth } from '../auth/auth.ts';
import type { AuthRequest } from '../auth/auth-parts.ts';
import type { Live } from './change-stream.ts';

/** What the app needs of the desk. */
export type DeskServer = {
  /** What the pages of a request are rendered with. After they have acted, `setCookie` has the Set-Cookie headers of the response. */
  open(request: AuthRequest): Promise<{ data: DeskRequest; setCookie: readonly string[] }>;
  /** Whether the Cookie header of an earlier request still belongs to a session. */
  isSignedIn(cookie: string | null): boolean;
  /** Without it pages load their data again after a while, and nobody sees who else is looking. */
  live?: Live;
};

/** @param deskFor the services for a member who is signed in */
export function createDeskServer(auth: Auth, deskFor: (member: Member) => Desk, live?: Live): DeskServer {
  return {
    live,
    isSignedIn: auth.isSignedIn,
    async open(request) {
      const { member, signIn, team, setCookie } = await auth.open(request);
      return { data: { desk: member && deskFor(member), signIn, team }, setCookie };
    },
  };
}
