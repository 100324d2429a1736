import type { Collection } from '../../domain/collections.ts';
import type { Language } from '../../domain/languages.ts';

/** What is stored, exactly as it was submitted: flat, JSON, nothing nested. */
export type Document = Readonly<Record<string, string | number | boolean>>;

export const ways = ['write-channel', 'fallback', 'form', 'import'] as const;

/** What the server knows besides the document. */
export type Arrival = {
  /** Milliseconds since 1970, by the server's clock. */
  receivedAt: number;
  /** The call that brought it; `import` where a file of old did not say. */
  via: (typeof ways)[number];
  language: Language | null;
  /** Why it is kept aside as suspected spam; null for everything else. */
  suspicion: string | null;
};

export type StoredDocument = { id: string; document: Document; arrival: Arrival };

/** `repeated`: this very document was there already. `conflicting`: another one is there under this id, and stays. */
export type Added = 'added' | 'repeated' | 'conflicting';

/**
 * Collections of documents. Every engine passes `exam.ts`. A promise that resolves means "on disk" (or "in the cloud");
 * one that rejects means nothing is known to be stored, and that asking again with the same id is safe.
 */
export type DocumentStore = {
  /** Stores a document once under its id; a second arrival changes nothing. */
  add(collection: Collection, id: string, document: Document, arrival: Arrival): Promise<Added>;
  get(collection: Collection, id: string): Promise<StoredDocument | null>;
  /** Oldest arrival first, read in pages, so that a long list neither fills memory nor holds up writes. */
  list(collection: Collection): AsyncIterable<StoredDocument>;
  /** @returns whether there was one to remove */
  remove(collection: Collection, id: string): Promise<boolean>;
  /** Removes what arrived before a time (ms since 1970). @returns how many */
  removeOlderThan(collection: Collection, time: number): Promise<number>;
  /** How many additions and removals have yet to reach the cloud; absent where there is none. */
  countWaiting?(): Promise<number>;
  /** Writes something and rejects when that cannot be done: what `/healthz` asks. */
  check(): Promise<void>;
  /** Finishes what was asked before, then lets go of the files. */
  close(): Promise<void>;
};

/**
 * True when two documents say the same, in whatever order. An optional field left empty is '' in one call of the chain and
 * may be absent in another.
 */
export function sameDocument(one: Document, other: Document): boolean {
  const names = [...Object.keys(one), ...Object.keys(other)];
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
