import type { DocumentSnapshot } from '@google-cloud/firestore';
import { type CaseEvent, parseEvent } from '../../domain/cases/case-events.ts';
import type { Collection } from '../../domain/collections.ts';
import { splitMetadata } from '../../domain/split-metadata.ts';
import type { Arrival, Document, StoredDocument } from '../store/document-store.ts';

/** The collection of all events. The rules give browsers no access to it. */
export const eventsCollection = 'events';

/** Where a document is: as a browser writes it. */
export function collectionPath(collection: Collection, id: string): string {
  return `${collection}/${id}`;
}

/** An event as it is in the cloud. Its data is one text, because Firestore promises no order of fields. */
export const eventDocument = {
  id: ({ subject, version }: CaseEvent) => `${subject.replace('/', ':')}@${version}`,
  of: ({ data, ...event }: CaseEvent) => ({ ...event, data: JSON.stringify(data) }),
  read: (snapshot: DocumentSnapshot): CaseEvent => {
    const { data, ...event } = snapshot.data() ?? {};
    return parseEvent({ ...event, data: JSON.parse(data) });
  },
};

/**
 * A document as a browser wrote it, which sends its metadata as fields. It arrived when Google created it: the timestamp in the
 * document comes from the visitor's clock, which may be wrong.
 */
export function browserDocument(snapshot: DocumentSnapshot): StoredDocument {
  const { document, ...metadata } = splitMetadata(snapshot.data() as Document);
  const receivedAt = (snapshot.createTime ?? snapshot.readTime).toMillis();
  const arrival: Arrival = { receivedAt, via: 'write-channel', ...metadata };
  return { id: snapshot.id, document, arrival };
}
