import type { Collection } from '../../domain/collections.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';

/**
 * What the store on this machine knows of the way to the cloud: which documents have not arrived there yet,
 * and what has yet to be removed there. Suspected spam never waits: it stays on this machine.
 */
export type Outbox = {
  /** Says which cloud is meant: what arrived in another one has not arrived in this one. */
  setDestination(destination: string): Promise<void>;
  /** The oldest documents that have not arrived in the cloud, at most `limit`, behind one that was seen before. */
  waiting(collection: Collection, limit: number, behind?: StoredDocument): Promise<StoredDocument[]>;
  /**
   * Notes that a document is in the cloud. Neither this nor `setAside` does anything while a removal of the id is due: the
   * document that is here may then be a newer one than what the cloud answered about.
   */
  markArrived(collection: Collection, id: string): Promise<void>;
  /** Keeps a document on this machine for the team to look at, as with suspected spam. */
  setAside(collection: Collection, id: string, suspicion: string): Promise<void>;
  /** Removes a document here, and notes in the same commit that it must leave the cloud as well. */
  removeEverywhere(collection: Collection, id: string): Promise<void>;
  /** Ids that have yet to be removed from the cloud. */
  removals(collection: Collection, limit: number): Promise<string[]>;
  isBeingRemoved(collection: Collection, id: string): Promise<boolean>;
  markRemoved(collection: Collection, id: string): Promise<void>;
  /** How many documents are not in the cloud, suspected spam included, of those that arrived before a time. */
  countOnlyHere(collection: Collection, before: number): Promise<number>;
  /** How many additions and removals the cloud has yet to see, in all collections. */
  countOutgoing(): Promise<number>;
};

/** A store on this machine that can be the first leg of the way to the cloud. */
export type LocalStore = DocumentStore & Outbox;

/** Why a document is set aside whose id another one has in the cloud. */
export const conflicting = 'conflicting';
