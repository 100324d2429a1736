import type { WriteBatch } from '@google-cloud/firestore';
import type { CaseEvent } from '../../../domain/cases/case-events.ts';
import { replacedBy } from '../../../domain/cases/written-texts.ts';
import { withoutHalf } from '../../../domain/personal-data.ts';
import { browserDocument, collectionPath, eventDocument, eventsCollection } from '../../cloud/cloud-documents.ts';
import type { Cloud } from '../../cloud/firestore-connection.ts';
import { conflictingId, partsOf, readCase } from '../../store/cases.ts';
import { type StoredDocument, sameDocument } from '../../store/document-store.ts';
import { readDocument } from '../../store/documents.ts';
import { readEvent, readEvents } from '../../store/events.ts';
import type { Store } from '../../store/sqlite.ts';
import type { OutboxRow } from '../outbox.ts';
import type { Channel, SendError } from '../worker.ts';

/** Rows of a commit. Of the largest referrals they are 6 MB; Firestore takes 10. */
const mostTogether = 100;

/**
 * Brings documents and events to Google Firestore, in the order of the events. What is sent is read from the store just before,
 * so what was removed meanwhile is not sent. What waits goes together: one by one, the first sync of a million would take a day. Google's
 * library repeats a failed write for up to ten minutes by itself; when it gives up, the channel waits at most five minutes, because a
 * cloud that is unavailable concerns every row.
 */
export function firestoreChannel(store: Store, cloud: Cloud): Channel {
  return {
    isOrdered: true,
    waits: [5000, 30_000, 300_000],
    givesUp: false,
    async send(row, following = () => []) {
      try {
        if (row.payload.remove) {
          await removeSubject(cloud, row.subject);
          return [];
        }
        const others = following(mostTogether - 1);
        // A removal looks for what was brought there before it.
        const end = others.findIndex(({ payload }) => payload.remove);
        const rows = [row, ...(end < 0 ? others : others.slice(0, end))];
        const sent = rows.length > 1 ? await sendTogether(store, cloud, rows) : 0;
        if (sent > 0) return rows.slice(1, sent);
        const { event, stored } = contentOf(store, row);
        if (event) await sendEvent(store, cloud, event, stored);
        return [];
      } catch (error) {
        const isPermanent = (error as { code?: string }).code === 'INVALID_ARGUMENT';
        throw isPermanent ? Object.assign(error as Error, { isPermanent }) : error;
      }
    },
  };
}

/** What a row brings to the cloud: an event, and with the arrival of a document the document. */
function contentOf({ database }: Store, { subject, payload }: OutboxRow) {
  const event = readEvent(database, subject, payload.version as number);
  const { collection, id } = partsOf(subject);
  const stored = event?.type === 'arrived' ? readDocument(database, collection, id) : null;
  // It is in the cloud under the id without `-conflicting`.
  return stored?.arrival.suspicion === 'conflicting' ? { event: null, stored: null } : { event, stored };
}

/** An event with what it replaces, which may have gone there with its text. */
function addEvent({ database }: Store, { db }: Cloud, batch: WriteBatch, event: CaseEvent) {
  for (const one of [event, ...replacedBy(readEvents(database, event.subject), event)]) {
    batch.set(db.collection(eventsCollection).doc(eventDocument.id(one)), eventDocument.of(one));
  }
}

/**
 * Sends rows in one commit, of which Firestore takes all or none: those from the first on whose document is not there yet, or is the same.
 * @returns how many; none where the first needs a look of its own
 */
async function sendTogether(store: Store, cloud: Cloud, rows: readonly OutboxRow[]): Promise<number> {
  const { db, ask } = cloud;
  const ones = rows.map((row) => ({ ...contentOf(store, row), path: row.subject }));
  const refs = ones.flatMap(({ stored, path }) => (stored ? [db.doc(path)] : []));
  const found = refs.length > 0 ? await ask(db.getAll(...refs)) : [];
  const there = new Map(found.flatMap((one) => (one.exists ? [[one.ref.path, browserDocument(one).document]] : [])));
  const batch = db.batch();
  let count = 0;
  for (const { event, stored, path } of ones) {
    const theirs = there.get(path);
    if (stored && theirs && !sameDocument(theirs, stored.document)) break;
    count += 1;
    if (event) addEvent(store, cloud, batch, event);
    if (stored && !theirs) batch.create(db.doc(path), stored.document);
  }
  try {
    if (count > 0) await ask(batch.commit());
    return count;
  } catch (error) {
    // A browser was faster, or one of them can never be sent.
    if (['ALREADY_EXISTS', 'INVALID_ARGUMENT'].includes(`${(error as { code?: string }).code}`)) return 0;
    throw error;
  }
}

async function sendEvent(store: Store, cloud: Cloud, event: CaseEvent, stored: StoredDocument | null) {
  const { collection, id } = partsOf(event.subject);
  const { db, ask } = cloud;
  const batch = () => {
    const one = db.batch();
    addEvent(store, cloud, one, event);
    return one;
  };
  if (!stored) return void (await ask(batch().commit()));
  const document = db.doc(collectionPath(collection, id));
  try {
    await ask(batch().create(document, stored.document).commit());
  } catch (error) {
    if ((error as { code?: string }).code !== 'ALREADY_EXISTS') throw error;
    const theirs = browserDocument(await ask(document.get()));
    const half = readCase(store.database, event.subject)?.erasedHalf;
    if (half && sameDocument(withoutHalf(theirs.document, half), stored.document)) {
      // An old device was faster than what replaces the document without the person who was erased.
      return void (await ask(batch().set(document, stored.document).commit()));
    }
    if (!sameDocument(theirs.document, stored.document)) {
      await store.add(collection, conflictingId(id), theirs.document, {
        ...theirs.arrival,
        linkHash: undefined,
        suspicion: 'conflicting',
      });
      const conflict: SendError = new Error('The cloud has another document under this id');
      throw Object.assign(conflict, { isPermanent: true });
    }
    await ask(batch().commit());
  }
}

async function removeSubject({ db, ask }: Cloud, subject: string) {
  const { collection, id } = partsOf(subject);
  const events = await ask(db.collection(eventsCollection).where('subject', '==', subject).get());
  const batch = db.batch().delete(db.doc(collectionPath(collection, id)));
  for (const { ref } of events.docs) batch.delete(ref);
  await ask(batch.commit());
}
