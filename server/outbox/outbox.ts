import type { Collection } from '../../domain/collections.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';

/**
 * What the local store records about the cloud: which documents are not there yet, and which must be removed there.
 * Suspected spam is never sent to the cloud.
 */
export type Outbox = {
  /** Sets the cloud project. When it is another one than before, every document counts as not sent. */
  setDestination(destination: string): Promise<void>;
  /** The oldest documents that are not in the cloud, at most `limit`, after the document `cursor`. */
  waiting(collection: Collection, limit: number, cursor?: StoredDocument): Promise<StoredDocument[]>;
  /**
   * Records that a document is in the cloud. Neither this nor `quarantine` does anything while a removal of the id is pending:
   * the local document may then be newer than the one the cloud answered about.
   */
  markArrived(collection: Collection, id: string): Promise<void>;
  /** Puts a document into quarantine, like suspected spam, so that it is not sent to the cloud. */
  quarantine(collection: Collection, id: string, suspicion: string): Promise<void>;
  /** Removes a document here, and records in the same transaction that it must be removed from the cloud. */
  removeEverywhere(collection: Collection, id: string): Promise<void>;
  /** Ids that must still be removed from the cloud. */
  removals(collection: Collection, limit: number): Promise<string[]>;
  isBeingRemoved(collection: Collection, id: string): Promise<boolean>;
  markRemoved(collection: Collection, id: string): Promise<void>;
  /** How many documents that arrived before a time are only in the local store, suspected spam included. */
  countOnlyHere(collection: Collection, before: number): Promise<number>;
  /** How many additions and removals are still to be sent, in all collections. */
  countOutgoing(): Promise<number>;
};

/** A local store with an outbox to the cloud. */
export type LocalStore = DocumentStore & Outbox;

/** The reason for quarantine when the cloud has another document under the same id. */
export const conflicting = 'conflicting';
