import type { CaseEvent } from '../../../domain/case-events.ts';
import { withoutHalf } from '../../../domain/personal-data.ts';
import { replacedBy } from '../../../domain/written-texts.ts';
import { browserDocument, collectionPath, eventDocument, eventsCollection } from '../../cloud/cloud-documents.ts';
import type { Cloud } from '../../cloud/firestore-connection.ts';
import { conflictingId, partsOf, readCase } from '../../store/cases.ts';
import { sameDocument } from '../../store/document-store.ts';
import { readDocument } from '../../store/documents.ts';
import { readEvent, readEvents } from '../../store/events.ts';
import type { Store } from '../../store/sqlite.ts';
import type { Channel, SendError } from '../worker.ts';

/**
 * Brings documents and events to Google Firestore, in the order of the events. What is sent is read from the store just before,
 * so what was removed meanwhile is not sent. Google's library repeats a failed write for up to ten minutes by itself; when it
 * gives up, the channel waits at most five minutes, because a cloud that is unavailable concerns every row.
 */
export function firestoreChannel(store: Store, cloud: Cloud): Channel {
  return {
    isOrdered: true,
    waits: [5000, 30_000, 300_000],
    givesUp: false,
    async send({ subject, payload }) {
      try {
        if (payload.remove) return await removeSubject(cloud, subject);
        const event = readEvent(store.database, subject, payload.version as number);
        if (event) await sendEvent(store, cloud, event);
      } catch (error) {
        const isPermanent = (error as { code?: string }).code === 'INVALID_ARGUMENT';
        throw isPermanent ? Object.assign(error as Error, { isPermanent }) : error;
      }
    },
  };
}

async function sendEvent(store: Store, cloud: Cloud, event: CaseEvent) {
  const { collection, id } = partsOf(event.subject);
  const stored = event.type === 'arrived' ? readDocument(store.database, collection, id) : null;
  // It is in the cloud under the id without `-conflicting`.
  if (stored?.arrival.suspicion === 'conflicting') return;
  const { db, ask } = cloud;
  // With what it replaces, which may have gone there with its text.
  const changed = [event, ...replacedBy(readEvents(store.database, event.subject), event)];
  const batch = () =>
    changed.reduce(
      (all, one) => all.set(db.collection(eventsCollection).doc(eventDocument.id(one)), eventDocument.of(one)),
      db.batch(),
    );
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
