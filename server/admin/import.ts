import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Collection, formFields } from '../../domain/collections.ts';
import { parseFields } from '../../domain/fields.ts';
import { languages } from '../../domain/languages.ts';
import { isSubmissionId } from '../../domain/referral.ts';
import {
  type Arrival,
  channels,
  type Document,
  type DocumentStore,
  type StoredDocument,
} from '../store/document-store.ts';

const document = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A line of `npm run export -- … --json --arrival`. */
const lineWithArrival = z.strictObject({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  document,
  arrival: z.strictObject({
    receivedAt: z.int().nonnegative(),
    via: z.enum(channels),
    language: z.enum(languages).nullable(),
    suspicion: z.string().nullable(),
  }),
});

/** How many lines are stored together, so that they share commits. */
const batchSize = 100;

export type ImportReport = {
  added: number;
  repeated: number;
  /** Not imported, because another document has the id. */
  conflicting: number;
  refused: { line: number; reason: string }[];
};

/**
 * Stores what `npm run export -- … --json` wrote, with `--arrival` or without, each document once. A line that is not
 * a document of the collection is skipped and reported.
 * @param now milliseconds since 1970: the time of arrival of documents without one and without a timestamp
 */
export async function importLines(
  store: DocumentStore,
  collection: Collection,
  lines: AsyncIterable<string>,
  now: number,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, repeated: 0, conflicting: 0, refused: [] };
  let batch: Promise<void>[] = [];
  let line = 0;
  for await (const text of lines) {
    line++;
    // npm writes empty lines and lines that begin with `> ` to standard output, and so into a redirected export.
    if (text.trim() === '' || text.startsWith('> ')) continue;
    const read = readLine(collection, text, now);
    if ('reason' in read) {
      report.refused.push({ line, reason: read.reason });
      continue;
    }
    batch.push(
      store.add(collection, read.id, read.document, read.arrival).then((outcome) => {
        report[outcome]++;
      }),
    );
    if (batch.length < batchSize) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
  return report;
}

/** The lines of a text that is read in chunks. Only `\n` ends one: Node's readline would also split at U+2028 in a note. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function readLine(collection: Collection, text: string, now: number): StoredDocument | { reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { reason: 'is not JSON' };
  }
  const given = lineWithArrival.safeParse(json);
  const bare = given.success ? given.data.document : document.safeParse(json).data;
  if (!bare) return { reason: 'is not a document' };
  const parsed = parseFields(formFields[collection], bare);
  // A document that was stored before there was a longest length is imported.
  const problems = Object.entries(parsed.ok ? {} : parsed.problems).filter(([, problem]) => problem !== 'tooLong');
  if (problems.length > 0) {
    return { reason: `is not one of ${collection}: ${problems.map(([name]) => name).join(', ')}` };
  }
  const own = ownId(collection, bare);
  if (own === null) return { reason: `is not one of ${collection}: it has no id` };
  if (given.success && own !== undefined && own !== given.data.id) return { reason: 'has an id that is not its own' };
  if (given.success) return given.data;
  return { id: own ?? idFromContent(bare), document: bare, arrival: assumedArrival(bare, now) };
}

/** The id within a document; null when it is missing, undefined when documents of the collection have none. */
function ownId(collection: Collection, { submissionId, unsubscribeToken }: Document): string | null | undefined {
  if (collection === 'referrals') return isSubmissionId(submissionId) ? submissionId : null;
  if (collection !== 'subscribers') return undefined;
  return /^([\w-]+)\.[\w-]+$/.exec(String(unsubscribeToken))?.[1] ?? null;
}

/** An id from the content, so that importing a file twice stores each document once. */
function idFromContent(content: Document): string {
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return `imported_${createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')}`;
}

function assumedArrival({ submissionTimestamp }: Document, now: number): Arrival {
  const receivedAt = typeof submissionTimestamp === 'number' ? Math.min(submissionTimestamp, now) : now;
  return { receivedAt, via: 'import', language: null, suspicion: null };
}
