import { correctedVersions } from '../../domain/cases/case.ts';
import type { Hours } from '../../domain/cases/clock.ts';
import { textsOf } from '../../domain/cases/written-texts.ts';
import type { ExportFormat, ExportLine, Filter } from '../../domain/desk.ts';
import type { Language } from '../../domain/languages.ts';
import type { Member } from '../../domain/sign-in.ts';
import { byteOrderMark, csvLine, jsonLine } from '../admin/csv.ts';
import { clockOf, partsOf, readFields } from '../store/cases.ts';
import { readEvents } from '../store/events.ts';
import type { Store } from '../store/sqlite.ts';
import type { Reader } from '../store/sqlite-file.ts';
import { csvColumns, type ExportedCase } from './csv-columns.ts';
import { type ListedCase, readPage } from './listing.ts';

/** The subject of the events that say who exported what; it has no case. */
const exportsSubject = 'desk/exports';
const pageSize = 200;
const mostShown = 20;

/** What an export needs to know besides the store. */
export type ExportJob = {
  filter: Filter;
  format: ExportFormat;
  language: Language;
  now: number;
  businessHours: Hours;
  /** The names of the members by their ids. */
  names: ReadonlyMap<string, string>;
};

/** Writes into the history who exports what, before the first piece is given. */
export async function recordExport(store: Store, { id: actor }: Member, { filter, format, now: at }: ExportJob) {
  // What was searched for may be a person's name or number, which nobody could erase here.
  const data = { filter: JSON.stringify({ ...filter, ...(filter.q && { q: '…' }) }), format };
  const actionId = store.database.randomUUID();
  await store.appendRecord({ subject: exportsSubject, actionId, at, actor, type: 'exported', data });
}

/** The latest exports, the newest first. */
export function readExports({ history }: Pick<Store, 'history'>, nameOf: (memberId: string) => string): ExportLine[] {
  const lines = history(exportsSubject).flatMap(({ at, actor, type, data }) =>
    type === 'exported' ? [{ at, by: nameOf(actor), filter: JSON.parse(data.filter), format: data.format }] : [],
  );
  return lines.slice(-mostShown).reverse();
}

/** What *All* shows with a filter, the latest first, with the present state of each case; some hundred lines in a piece. */
export function* exportPieces(reader: Pick<Reader, 'all'>, job: ExportJob): Generator<string> {
  const columns = csvColumns(job.language);
  if (job.format === 'csv') yield byteOrderMark + csvLine(columns.map(({ name }) => name));
  for (const page of pagesOf(reader, job)) {
    const cases = page.map((one) => exportedCase(reader, job, one));
    const lineOf = (one: ExportedCase) =>
      job.format === 'csv' ? csvLine(columns.map(({ read }) => read(one))) : jsonLine(one);
    yield cases.map(lineOf).join('');
  }
}

/** The pieces of a file as long as the one who asked for it is a member. Who reads slowly may be removed meanwhile. */
export async function* whileMember(isMember: () => boolean, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    if (!isMember()) return;
    yield piece;
  }
}

function exportedCase(
  reader: Pick<Reader, 'all'>,
  { now, businessHours, names }: ExportJob,
  one: ListedCase,
): ExportedCase {
  const { stage, owner, arrivedAt, tries, firstTriedAt, reachedAt, followUpAt, sameAs, language, via } = one;
  const { state: clock, callBy } = clockOf({ businessHours }, one, now);
  const history = readEvents(reader, one.subject);
  const corrected = correctedVersions(history);
  const notes = [...textsOf(history)].flatMap(([version, text]) =>
    corrected.has(version) || text === '' ? [] : [text],
  );
  const name = owner === null ? '' : (names.get(owner) ?? owner);
  const state = { ...partsOf(one.subject), stage, owner: name, clock, arrivedAt, callBy, tries, firstTriedAt };
  const [arrival] = history;
  const place = (arrival?.type === 'arrived' && arrival.data.place) || null;
  const rest = { reachedAt, followUpAt, sameAs, language, via, place, notes };
  return { state: { ...state, ...rest }, document: readFields(reader, one) ?? {} };
}

/** The cases of a filter, read in pages, so that a long list fills no memory. */
function* pagesOf(reader: Pick<Reader, 'all'>, { filter, now }: ExportJob): Generator<ListedCase[]> {
  for (let after: ListedCase | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const query = { list: 'all' as const, filter, after: after ?? null, limit: pageSize };
    const page: ListedCase[] = readPage(reader, { now, memberId: '' }, query);
    yield page;
    after = page.length === pageSize ? page.at(-1) : undefined;
  }
}
