import type { Collection } from '../collections.ts';
import type { MemberEvent, Verb } from './verbs.ts';

export type ActionRequest = Verb & {
  collection: Collection;
  id: string;
  /** Made by the page, so that a repeated request is harmless. */
  actionId: string;
  /** Whose page it was, where the page says so: what they did is not recorded as that of who has signed in since. */
  member?: string;
  /** The version that the page showed. */
  version: number;
  /** Milliseconds for which it waited on the device for a network: a call happened that much earlier. */
  waited?: number;
};

/** The names of the colleagues whose case it was before an action, and whose it is now, where the action has changed that. */
export type OwnerChange = { from?: string; to?: string };

export type ActionResult =
  /** Also for a request that is repeated. `version` is that of the new event. */
  | ({ ok: true; version: number; type: MemberEvent['type'] } & OwnerChange)
  /** `conflict`: a colleague acted first. `not-allowed`: no such move from this stage. */
  | { ok: false; code: 'conflict'; by: string; at: number }
  /** `is-duplicate`: what was named as the first case is itself a duplicate, of the case with this title and reference. */
  | { ok: false; code: 'is-duplicate'; title: string; reference: string }
  /** `other-member`: somebody else has signed in since. `again`: nobody answered a moment ago either, so is it another call? */
  | { ok: false; code: 'unknown' | 'not-allowed' | 'invalid' | 'other-member' | 'again' }
  /** Why what was named cannot be the first case. */
  | { ok: false; code: 'no-such-reference' | 'is-itself' | 'is-closed' | 'came-later' };
