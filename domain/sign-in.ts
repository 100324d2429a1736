import type { Language } from './languages.ts';

/** A member of the team. */
export type Member = {
  id: string;
  name: string;
  /** For alerts; empty when the member wants none. */
  email: string;
  language: Language;
};

/** Characters that a member's name may have. */
export const longestName = 60;

/**
 * What a one-time link is for: `first` makes the first member, `invitation` another one, `device` signs an existing member in on
 * another device.
 */
export type LinkKind = 'first' | 'invitation' | 'device';

export type LinkProblem = 'unknown' | 'expired' | 'used';

/** What a link is for. `name` is that of the invited person or the member; empty for the first member. */
export type LinkContent = { ok: true; kind: LinkKind; name: string };

export type NameProblem = 'name-missing' | 'name-taken';

export type Problem<Code> = { ok: false; code: Code };

export type Done = { ok: true };

/** A link that was just made; its code is stored nowhere. `expiresAt` is in milliseconds since 1970. */
export type NewLink = { address: string; name: string; kind: LinkKind; expiresAt: number };

/** A device on which a member is signed in. Times are milliseconds since 1970. */
export type Device = {
  id: string;
  /** Browser and system, such as `Chrome, Android`; empty when unknown. */
  label: string;
  createdAt: number;
  lastSeenAt: number;
  /** True for the device that asks. */
  isThis: boolean;
  /** The names of the colleagues by whose link it was signed in. */
  linkBy: readonly string[];
};

export type Passkey = { id: string; label: string; createdAt: number; lastUsedAt: number | null };

export type TeamMember = Member & {
  isSelf: boolean;
  joinedAt: number;
  lastSeenAt: number | null;
  /** The ids of all who had the invitation in their hands, and the name of who made it; null for the first member. */
  invitedBy: readonly string[];
  inviter: string | null;
  /** True when the present session began by a link of this member, and ends when this member is removed. */
  endsThisSession: boolean;
};

/** A link that somebody may still use. */
export type OpenLink = { id: string; kind: LinkKind; name: string; createdBy: string | null; expiresAt: number };

/** Signing in, as its pages see it: everything for one request. */
export type SignIn = {
  /** False where the address of the site cannot hold passkeys: http, or an IP address. */
  canHavePasskeys: boolean;
  /** Says what a code is for, without using it. */
  readLink(code: string): LinkContent | Problem<LinkProblem | 'too-many'>;
  /** Uses a link, and signs the person in. The name of an existing member is not changed. */
  redeemLink(
    code: string,
    name: string,
    language: Language,
  ): Promise<Done | Problem<LinkProblem | NameProblem | 'too-many'>>;
  /** For `PublicKeyCredential.parseRequestOptionsFromJSON`; null where there are no passkeys, or after too many attempts. */
  passkeyOptions(): Promise<object | null>;
  signInWithPasskey(credential: unknown): Promise<Done | Problem<'refused' | 'too-many'>>;
};

/** The team, as the pages of one signed-in member see it. */
export type Team = {
  /**
   * False where the member has a passkey, and has signed in here too long ago for what cannot be taken back: erasing, exporting, removing
   * a member, adding a passkey.
   */
  readonly isFresh: boolean;
  members(): readonly TeamMember[];
  openLinks(): readonly OpenLink[];
  /** @param language of the link, the page and the alerts */
  invite(name: string, language: Language): Promise<({ ok: true } & NewLink) | Problem<NameProblem>>;
  /** A link for a member who has lost a device, or has a new one; null when there is no such member. */
  linkForDevice(memberId: string): Promise<NewLink | null>;
  withdrawLink(id: string): Promise<void>;
  /**
   * Ends the sessions and passkeys of a member. Their open cases, of which it says how many there are, go to the member `heir`; without
   * one they are everybody's.
   */
  remove(memberId: string, heir: string | null): Promise<(Done & { cases: number }) | Problem<'unknown' | 'last'>>;
  devices(): readonly Device[];
  passkeys(): readonly Passkey[];
  signOutDevice(id: string): Promise<void>;
  signOut(): Promise<void>;
  /** Who was signed in by a colleague's link cannot change the address for alerts: `by-colleague`. */
  changeSelf(changes: {
    name: string;
    email: string;
    language: Language;
  }): Promise<Done | Problem<NameProblem | 'email' | 'by-colleague'>>;
  /** For `PublicKeyCredential.parseCreationOptionsFromJSON`; null where there are no passkeys. */
  newPasskeyOptions(): Promise<object | null>;
  addPasskey(credential: unknown): Promise<Done | Problem<'refused'>>;
  removePasskey(id: string): Promise<void>;
};
