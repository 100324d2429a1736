import { formFields } from '../../domain/collections.ts';
import type { Filter } from '../../domain/desk.ts';
import { caseCollections, isOff } from '../../domain/pipeline.ts';
import type { Member } from '../../domain/sign-in.ts';
import { byteOrderMark, csvLine, jsonLine } from '../admin/csv.ts';
import { clockOf, partsOf, readFields } from '../store/cases.ts';
import type { Store } from '../store/sqlite.ts';
import type { RowContext } from './case-row.ts';
import { figuresOf, type Promised } from './figures.ts';
import { type ListedCase, readPage } from './listing.ts';

/** The subject of the events that say who exported what; it has no case. */
const exportsSubject = 'desk/exports';
const pageSize = 200;

type Source = Pick<Store, 'database' | 'appendRecord'>;

/**
 * What *All* shows with a filter, the latest arrival first, with the present state of each case. That it is exported is in the
 * history before the first piece is given. On top of CSV are the figures of the report, each a line of two cells.
 */
export async function exportCases(
  store: Source,
  context: RowContext,
  { id: actor }: Member,
  filter: Filter,
  format: 'csv' | 'json',
): Promise<AsyncIterable<string>> {
  // What was searched for may be a person's name or number, which nobody could erase here.
  const data = { filter: JSON.stringify({ ...filter, ...(filter.q && { q: '…' }) }), format };
  const record = {
    subject: exportsSubject,
    actionId: store.database.randomUUID(),
    at: context.now,
    actor,
    type: 'exported' as const,
    data,
  };
  await store.appendRecord(record);
  return format === 'csv' ? csvOf(store, context, filter) : jsonOf(store, context, filter);
}

async function* csvOf(store: Source, context: RowContext, filter: Filter): AsyncGenerator<string> {
  yield byteOrderMark;
  for (const [name, value] of Object.entries(reportedFigures(store, context.now, filter))) yield csvLine([name, value]);
  yield csvLine([]);
  const included = caseCollections.filter((name) => !filter.collection || filter.collection === name);
  const fields = [...new Set(included.flatMap((name) => Object.keys(formFields[name])))];
  let hasHeads = false;
  for (const one of casesOf(store, context.now, filter)) {
    const { state, document } = exported(store, context, one);
    if (!hasHeads) yield csvLine([...Object.keys(state), ...fields]);
    hasHeads = true;
    yield csvLine([...Object.values(state), ...fields.map((name) => document[name])]);
  }
}

async function* jsonOf(store: Source, context: RowContext, filter: Filter): AsyncGenerator<string> {
  for (const one of casesOf(store, context.now, filter)) yield jsonLine(exported(store, context, one));
}

function exported({ database }: Source, { now, nameOf }: RowContext, one: ListedCase) {
  const { collection, id } = partsOf(one.subject);
  const { stage, owner, tries, via, sameAs } = one;
  const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  const state = {
    collection,
    id,
    stage,
    owner: owner === null ? '' : nameOf(owner),
    clock: clockOf(database, one, now).state,
    arrivedAt: time(one.arrivedAt),
    dueAt: time(one.dueAt),
    tries,
    firstTriedAt: time(one.firstTriedAt),
    reachedAt: time(one.reachedAt),
    followUpAt: time(one.followUpAt),
    sameAs: sameAs ?? '',
    via,
  };
  return { state, document: readFields(database, one) ?? {} };
}

/** The figures of the referrals that a filter shows. */
function reportedFigures(store: Source, now: number, filter: Filter) {
  const counted: Promised[] = [];
  for (const { subject, stage, arrivedAt, dueAt, firstTriedAt, reachedAt } of casesOf(store, now, filter)) {
    if (subject.startsWith('referrals/') && !isOff(stage)) counted.push({ arrivedAt, dueAt, firstTriedAt, reachedAt });
  }
  return figuresOf(counted, now);
}

/** The cases of a filter, read in pages, so that a long list fills no memory. */
function* casesOf({ database }: Source, now: number, filter: Filter): Generator<ListedCase> {
  for (let after: ListedCase | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const query = { list: 'all' as const, filter, after: after ?? null, limit: pageSize };
    const page: ListedCase[] = readPage(database, { now, memberId: '' }, query);
    yield* page;
    after = page.length === pageSize ? page.at(-1) : undefined;
  }
}
