import type { Collection } from '../../domain/collections.ts';
import type { Language } from '../../domain/languages.ts';

/** A stored document, as it was submitted: a flat JSON object. */
export type Document = Readonly<Record<string, string | number | boolean>>;

export const channels = ['write-channel', 'fallback', 'form', 'import'] as const;

/** What the server records about a document. */
export type Arrival = {
  /** Milliseconds since 1970, by the server's clock. */
  receivedAt: number;
  /** The call by which it arrived; `import` where an imported file does not say. */
  via: (typeof channels)[number];
  language: Language | null;
  /** The reason for quarantine; null for documents that are not in quarantine. */
  suspicion: string | null;
};

export type StoredDocument = { id: string; document: Document; arrival: Arrival };

/** `repeated`: the same document was stored already. `conflicting`: another document has this id and is not replaced. */
export type Added = 'added' | 'repeated' | 'conflicting';

/**
 * Collections of documents. Every implementation passes `server/testing/store-contract.ts`. A promise that resolves means
 * "on disk" (or "in the cloud"). After one that rejects it is unknown whether something was stored; repeating the call
 * with the same id is safe.
 */
export type DocumentStore = {
  /** Stores a document once under its id; a second arrival changes nothing. */
  add(collection: Collection, id: string, document: Document, arrival: Arrival): Promise<Added>;
  get(collection: Collection, id: string): Promise<StoredDocument | null>;
  /** Oldest arrival first, read in pages, so that a long list neither fills memory nor delays writes. */
  list(collection: Collection): AsyncIterable<StoredDocument>;
  /** @returns whether there was one to remove */
  remove(collection: Collection, id: string): Promise<boolean>;
  /** Removes what arrived before a time (ms since 1970). @returns how many */
  removeOlderThan(collection: Collection, time: number): Promise<number>;
  /** How many additions and removals are still to be sent to the cloud; absent without a cloud. */
  countWaiting?(): Promise<number>;
  /** Why nothing can be stored until a person acts, or what happened to the files since the start; null when all is well. */
  alarm?(): string | null;
  /** Writes something, and rejects when that fails; used by `/healthz`. */
  check(): Promise<void>;
  /** Finishes the calls made before, then closes the files. */
  close(): Promise<void>;
};

/**
 * True when two documents have the same fields and values, in any order. An empty optional field is '' in one call of the
 * referral chain and may be absent in another.
 */
export function sameDocument(one: Document, other: Document): boolean {
  const names = [...Object.keys(one), ...Object.keys(other)];
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
