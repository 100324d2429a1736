import type { Channel } from '../../domain/channels.ts';
import { type Collection, formFields } from '../../domain/collections.ts';
import type { District } from '../../domain/districts.ts';
import type { Language } from '../../domain/languages.ts';
import type { StatusPage } from '../../domain/service-pages.ts';

/** A stored document, as it was submitted: a flat JSON object. */
export type Document = Readonly<Record<string, string | number | boolean>>;

/** What the server records about a document. */
export type Arrival = {
  /** Milliseconds since 1970, by the server's clock. */
  receivedAt: number;
  /** The call by which it arrived. */
  via: Channel;
  /** The member who wrote it down. */
  by?: string;
  language: Language | null;
  /** The reason for quarantine; null for documents that are not in quarantine. */
  suspicion: string | null;
  /** The district of the poster by which somebody came; known to the event of the arrival alone. */
  place?: District | undefined;
  /** Of a private link that the sending device has made; see `domain/spam.ts`. It is stored as a link alone. */
  linkHash?: string | undefined;
};

export type StoredDocument = { id: string; document: Document; arrival: Arrival };

/** `repeated`: the same document was stored already. `conflicting`: another document has this id and is not replaced. */
export type Added = 'added' | 'repeated' | 'conflicting';

/** `left`: a link of somebody who has unsubscribed. */
export type SubscriberState = 'unconfirmed' | 'subscribed' | 'left' | 'unknown';

/** Who gets the newsletter. A token is what the links in the mails of one person have. */
export type Subscribers = {
  state(token: string): SubscriberState;
  /** Puts an address on the list. @returns the state after it */
  confirm(token: string): Promise<SubscriberState>;
  /** Deletes an address; a hash of it and the time stay in the ledger. @returns the state after it */
  leave(token: string): Promise<SubscriberState>;
  /** Deletes the addresses that nobody has confirmed in time. @returns how many */
  removeUnconfirmed(now: number): Promise<number>;
};

/** How somebody got a private link: with the referrer's address, on the device that sent the referral, which others may use, or in a mail. */
export type LinkKind = 'address' | 'device' | 'mail';

/** The private links by which referrers see what became of a referral, without an account. */
export type StatusLinks = {
  /**
   * Makes a link for whoever knows the last eight characters of a reference and the address of the referrer. That nothing is found takes
   * the same work as that something is, and as many writes.
   * @returns the secret of the link; null when nothing is found
   */
  open(reference: string, email: string): Promise<string | null>;
  /** What a link leads to; null once it has ended. */
  read(secret: string): Omit<StatusPage, 'mail'> | null;
  /** The referral that a link leads to, with how the link was made; null once it has ended. */
  find(secret: string): { subject: string; kind: LinkKind } | null;
  /** Ends all links of the referral that this one leads to. */
  end(secret: string): Promise<void>;
};

/**
 * Collections of documents. A promise that resolves means "on disk". After one that rejects it is unknown whether something
 * was stored; repeating the call with the same id is safe.
 */
export type DocumentStore = {
  /** Stores a document once under its id; a second arrival changes nothing. */
  add(collection: Collection, id: string, document: Document, arrival: Arrival): Promise<Added>;
  get(collection: Collection, id: string): Promise<StoredDocument | null>;
  /** Oldest arrival first, read in pages, so that a long list neither fills memory nor delays writes. */
  list(collection: Collection): AsyncIterable<StoredDocument>;
  /** Removes a document and its events without a trace. @returns whether there was one to remove */
  remove(collection: Collection, id: string): Promise<boolean>;
  /**
   * Removes what arrived before a time (ms since 1970). Subscribers stay until they unsubscribe, except in quarantine.
   * @returns how many
   */
  removeOlderThan(collection: Collection, time: number): Promise<number>;
  subscribers: Subscribers;
  statusLinks: StatusLinks;
  /** Why nothing can be stored until a person acts; null when all is well. */
  alarm(): string | null;
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

const addedOnSave = ['submissionId', 'submissionDate', 'submissionTimestamp', 'unsubscribeToken'];

/**
 * A document as it is stored: its fields in the order of the form, because Firestore gives them in any order, and without lone
 * surrogates, because Firestore refuses them. So a document that was restored from there is the same, byte for byte.
 */
export function normalDocument(collection: Collection, document: Document): Document {
  const order = [...Object.keys(formFields[collection]), ...addedOnSave];
  const known = order.filter((name) => Object.hasOwn(document, name));
  const others = Object.keys(document).filter((name) => !order.includes(name));
  const entries = [...known, ...others.sort()].map((name) => {
    const value = document[name];
    return [name, typeof value === 'string' ? value.toWellFormed() : value];
  });
  return Object.fromEntries(entries);
}
