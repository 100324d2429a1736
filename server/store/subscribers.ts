import { timingSafeEqual } from 'node:crypto';
import type { Database } from './connection.ts';
import type { DocumentStore, StoredDocument, SubscriberState, Subscribers } from './document-store.ts';
import { deleteDocument, insertDocument, readDocument } from './documents.ts';
import { isToken, leftSubject, listedId, unconfirmed, waitingId } from './subscriber-ids.ts';

/** Milliseconds for which an address waits for the link in the mail to be used. */
const confirmationTime = 7 * 86_400_000;

export function createSubscribers(database: Database, remove: DocumentStore['remove']): Subscribers {
  const { transact, clock, erasures, overwriteDeleted } = database;
  const find = (id: string, token: string): StoredDocument | null => {
    const found = readDocument(database, 'subscribers', id);
    const known = Buffer.from(`${found?.document.unsubscribeToken}`);
    const isKnown = known.length === token.length && timingSafeEqual(known, Buffer.from(token));
    return isKnown ? found : null;
  };
  const findBoth = (token: string) => {
    const id = listedId(token);
    return { id, listed: find(id, token), waiting: find(waitingId(id, unconfirmed), token) };
  };

  function state(token: string): SubscriberState {
    if (!isToken(token)) return 'unknown';
    const { listed, waiting } = findBoth(token);
    if (listed) return 'subscribed';
    if (waiting) return isLate(waiting, clock()) ? 'unknown' : 'unconfirmed';
    return erasures.erasedAt(leftSubject(token)) === null ? 'unknown' : 'left';
  }

  return {
    state,
    async confirm(token) {
      if (state(token) !== 'unconfirmed') return state(token);
      await transact(() => {
        const { id, waiting } = findBoth(token);
        if (!waiting) return;
        const arrival = { ...waiting.arrival, receivedAt: clock(), suspicion: null };
        insertDocument(database, 'subscribers', { id, document: waiting.document, arrival });
        deleteDocument(database, 'subscribers', waiting.id);
      });
      return state(token);
    },
    async leave(token) {
      if (!isToken(token)) return 'unknown';
      const { listed, waiting } = findBoth(token);
      for (const found of [listed, waiting]) if (found) await remove('subscribers', found.id);
      return state(token);
    },
    async removeUnconfirmed(now) {
      const count = await transact(() => {
        const late = database.all(selectLate, unconfirmed, now - confirmationTime);
        for (const { id } of late) deleteDocument(database, 'subscribers', `${id}`);
        return late.length;
      });
      if (count > 0) await overwriteDeleted();
      return count;
    },
  };
}

function isLate({ arrival }: StoredDocument, now: number): boolean {
  return arrival.receivedAt <= now - confirmationTime;
}

const selectLate = `SELECT id FROM documents WHERE collection = 'subscribers' AND suspicion = ? AND received_at <= ?`;
