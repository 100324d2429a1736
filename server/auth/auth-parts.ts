import type { Settings } from '../config/environment.ts';
import type { Database } from '../store/connection.ts';
import type { createPasskeys } from './passkeys.ts';
import type { createSessionCookie } from './sessions.ts';

export type AuthOptions = {
  database: Database;
  settings: Pick<Settings, 'serverUrl'>;
  /**
   * Within a transaction: gives the open cases of a member who is removed by another one to a third, or to everybody.
   * @returns how many there are
   */
  handOverAll(memberId: string, by: string, heir: string | null): number;
  /** Called when a session has ended: what is open in it ends too. */
  onSignedOut?(): void;
};

/** A request, as far as signing in is concerned. */
export type AuthRequest = {
  /** The headers Cookie and User-Agent. */
  cookie: string | null;
  userAgent: string | null;
  /** The key of the client in rate limits. */
  client: string;
};

/** What all parts of signing in share. */
export type AuthParts = AuthOptions & {
  /** That of the store; milliseconds since 1970. */
  clock: () => number;
  passkeys: ReturnType<typeof createPasskeys>;
  cookie: ReturnType<typeof createSessionCookie>;
  /** False when a client has tried too often. */
  mayTry(client: string): boolean;
};
