import { z } from 'zod';
import { channels } from '../../domain/channels.ts';
import { type Collection, formFields } from '../../domain/collections.ts';
import { parseFields } from '../../domain/fields.ts';
import { languages } from '../../domain/languages.ts';
import { isSubmissionId } from '../../domain/referral.ts';
import type { Added, DocumentStore, StoredDocument } from '../store/document-store.ts';
import { listedId } from '../store/subscriber-ids.ts';

/** A line of an export with `--json --arrival`. */
const storedDocument = z.strictObject({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  document: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  arrival: z.strictObject({
    receivedAt: z.int().nonnegative(),
    via: z.enum(channels),
    language: z.enum(languages).nullable(),
    suspicion: z.string().nullable(),
  }),
});

/** `conflicting`: not imported, because another document has the id. */
export type ImportReport = Record<Added, number> & { refused: { line: number; reason: string }[] };

/** How many lines are stored together, so that they share a commit; a server beside it waits for half a second meanwhile. */
const batchSize = 5000;

/**
 * Stores what an export with `--json --arrival` wrote, each document once. A line that is not a document of the collection is
 * skipped and reported.
 */
export async function importLines(
  store: DocumentStore,
  collection: Collection,
  chunks: AsyncIterable<string>,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, repeated: 0, conflicting: 0, refused: [] };
  let batch: StoredDocument[] = [];
  const storeBatch = async () => {
    const adding = batch.map(({ id, document, arrival }) => store.add(collection, id, document, arrival));
    for (const outcome of await Promise.all(adding)) report[outcome] += 1;
    batch = [];
  };
  let line = 0;
  for await (const text of linesOf(chunks)) {
    line += 1;
    // npm writes empty lines and lines that begin with `> ` to standard output, and so into a redirected export.
    if (text.trim() === '' || text.startsWith('> ')) continue;
    const read = readLine(collection, text);
    if (typeof read === 'string') report.refused.push({ line, reason: read });
    else batch.push(read);
    if (batch.length === batchSize) await storeBatch();
  }
  await storeBatch();
  return report;
}

/** The lines of a text that is read in chunks. Only `\n` ends one: Node's readline would also split at U+2028 in a note. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** @returns the document, or why it is none */
function readLine(collection: Collection, text: string): StoredDocument | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  const { data } = storedDocument.safeParse(json);
  if (!data) return 'is not a document with its id and arrival, as export --json --arrival writes it';
  const parsed = parseFields(formFields[collection], data.document);
  if (!parsed.ok) return `is not one of ${collection}: ${Object.keys(parsed.problems).join(', ')}`;
  return hasItsOwnId(collection, data) ? data : 'has an id that is not its own';
}

/** The documents of some collections contain their id. */
function hasItsOwnId(collection: Collection, { id, document }: StoredDocument): boolean {
  if (collection === 'referrals') return isSubmissionId(id) && document.submissionId === id;
  return collection !== 'subscribers' || `${document.unsubscribeToken}`.startsWith(`${listedId(id)}.`);
}
