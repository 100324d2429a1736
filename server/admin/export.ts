import { type Collection, formFields } from '../../domain/collections.ts';
import { unsubscribeLink, unsubscribeStatement } from '../newsletter/newsletter-mail.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { byteOrderMark, csvLine, jsonLine } from './csv.ts';

const idColumns = ['submissionId', 'submissionDate', 'submissionTimestamp'];

export type ExportOptions = {
  /** The documents as they were submitted, one JSON line each, instead of CSV. */
  json: boolean;
  /** With `json`: each line also holds the id and the arrival, as an import takes them. */
  arrival?: boolean;
  /** Only the documents in quarantine (suspected spam), instead of only the others. */
  quarantine: boolean;
  /** The origin of the unsubscribe links, without a slash at the end. */
  apiOrigin: string;
};

/**
 * The lines of an export, oldest arrival first, read from the store page by page.
 * @returns text with its line ends, the first line with the byte order mark where it is CSV
 */
export async function* exportLines(
  store: DocumentStore,
  collection: Collection,
  { json, arrival: whole, quarantine, apiOrigin }: ExportOptions,
): AsyncGenerator<string> {
  const link = collection === 'subscribers' ? ['unsubscribeLink', 'unsubscribeStatement'] : [];
  const reason = quarantine ? ['suspicion'] : [];
  const columns = [...(collection === 'referrals' ? idColumns : []), ...Object.keys(formFields[collection])];
  if (!json) yield byteOrderMark + csvLine([...columns, ...link, 'receivedAt', 'via', 'language', ...reason]);
  for await (const { id, document, arrival } of store.list(collection)) {
    if ((arrival.suspicion !== null) !== quarantine) continue;
    if (json) {
      yield jsonLine(whole ? { id, document, arrival } : document);
      continue;
    }
    const cells = columns.map((name) => document[name]);
    if (link.length > 0) {
      const token = `${document.unsubscribeToken}`;
      cells.push(unsubscribeLink(token, arrival.language ?? 'en', apiOrigin), unsubscribeStatement(token, apiOrigin));
    }
    const received = [new Date(arrival.receivedAt).toISOString(), arrival.via, arrival.language];
    yield csvLine([...cells, ...received, ...(quarantine ? [arrival.suspicion] : [])]);
  }
}
