import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Collection } from '../../domain/collections.ts';
import { parseFields } from '../../domain/fields.ts';
import { messageFields, partnershipFields, subscriberFields } from '../../domain/forms.ts';
import { languages } from '../../domain/languages.ts';
import { isSubmissionId, referralFields } from '../../domain/referral.ts';
import { type Arrival, type Document, type DocumentStore, type StoredDocument, ways } from '../store/document-store.ts';

const fields = {
  referrals: referralFields,
  messages: messageFields,
  partnerships: partnershipFields,
  subscribers: subscriberFields,
};

const document = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A line of `npm run export -- … --json --arrival`. */
const whole = z.strictObject({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  document,
  arrival: z.strictObject({
    receivedAt: z.int().nonnegative(),
    via: z.enum(ways),
    language: z.enum(languages).nullable(),
    suspicion: z.string().nullable(),
  }),
});

/** How many lines are on their way to the disk together. */
const atOnce = 100;

export type ImportReport = {
  added: number;
  repeated: number;
  /** Another document was there under the id, and stays. */
  conflicting: number;
  refused: { line: number; reason: string }[];
};

/**
 * Stores what `npm run export -- … --json` wrote, with `--arrival` or without, each document once. A line that is no
 * document of the collection is left out and named.
 * @param now milliseconds since 1970: the arrival of documents that come without one and tell no time themselves
 */
export async function importLines(
  store: DocumentStore,
  collection: Collection,
  lines: AsyncIterable<string>,
  now: number,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, repeated: 0, conflicting: 0, refused: [] };
  let group: Promise<void>[] = [];
  let line = 0;
  for await (const text of lines) {
    line++;
    // npm writes empty lines and lines with `> ` of its own into the file, unless it is told to be silent.
    if (text.trim() === '' || text.startsWith('> ')) continue;
    const read = readLine(collection, text, now);
    if ('reason' in read) {
      report.refused.push({ line, reason: read.reason });
      continue;
    }
    group.push(
      store.add(collection, read.id, read.document, read.arrival).then((outcome) => {
        report[outcome]++;
      }),
    );
    if (group.length < atOnce) continue;
    await Promise.all(group);
    group = [];
  }
  await Promise.all(group);
  return report;
}

/** The lines of a text that comes in pieces. Only `\n` ends one: Node's readline would also cut at U+2028 in a note. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
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
  const given = whole.safeParse(json);
  const bare = given.success ? given.data.document : document.safeParse(json).data;
  if (!bare) return { reason: 'is not a document' };
  const parsed = parseFields(fields[collection], bare);
  if (!parsed.ok) return { reason: `is not one of ${collection}: ${Object.keys(parsed.problems).join(', ')}` };
  const own = ownId(collection, bare);
  if (own === null) return { reason: `is not one of ${collection}: it has no id` };
  if (given.success && own !== undefined && own !== given.data.id) return { reason: 'has an id that is not its own' };
  if (given.success) return given.data;
  return { id: own ?? idFromContent(bare), document: bare, arrival: assumedArrival(bare, now) };
}

/** The id a document tells itself; null when it ought to and does not, undefined when its kind has none. */
function ownId(collection: Collection, { submissionId, unsubscribeToken }: Document): string | null | undefined {
  if (collection === 'referrals') return isSubmissionId(submissionId) ? submissionId : null;
  if (collection !== 'subscribers') return undefined;
  return /^([\w-]+)\.[\w-]+$/.exec(String(unsubscribeToken))?.[1] ?? null;
}

/** The same file twice gives the same ids, so that nothing is doubled. */
function idFromContent(content: Document): string {
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return `imported_${createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')}`;
}

function assumedArrival({ submissionTimestamp }: Document, now: number): Arrival {
  const receivedAt = typeof submissionTimestamp === 'number' ? Math.min(submissionTimestamp, now) : now;
  return { receivedAt, via: 'import', language: null, suspicion: null };
}
