import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, correctedVersions, queuedFrom } from '../../domain/cases/case.ts';
import type { CaseEvent } from '../../domain/cases/case-events.ts';
import { isOpen } from '../../domain/cases/pipeline.ts';
import type { Desk, DeskList } from '../../domain/desk.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { createDesk } from '../../server/desk/member-desk.ts';
import { caseColumns, subjectOf } from '../../server/store/cases.ts';
import type { Store } from '../../server/store/sqlite.ts';
import { settingsOf, toldBy } from './virtual-server.ts';
import { day, hour, type Referrer, type World } from './world.ts';

/** What was seen where something does not hold; false and null where it does. */
export type Seen = readonly (string | false | null)[];

export type Check = (world: World, store: Store) => Seen | Promise<Seen>;

/** The referrers whose page has made a submission, with its id. */
export function storedOf({ referrers }: World): (Referrer & { id: string })[] {
  return referrers.flatMap((one) => (one.submission ? [{ ...one, id: one.submission.submissionId }] : []));
}

/** What was found in a store at this moment, by the name of what was asked. */
const found = new WeakMap<Store, Map<string, unknown>>();

/** Reads something of a store once in each look at it. */
function once<Result>(store: Store, name: string, read: () => Result): Result {
  const known = found.get(store) ?? new Map<string, unknown>();
  found.set(store, known);
  if (!known.has(name)) known.set(name, read());
  return known.get(name) as Result;
}

const histories = new WeakMap<Store, Map<string, { end: string; history: CaseEvent[] }>>();

/** A store as it is at this moment, for one look. A history is read again once it has another event. */
export function lookAt(store: Store): Store {
  const known = histories.get(store) ?? new Map();
  histories.set(store, known);
  const ends = () =>
    new Map(store.database.all(selectEnds).map(({ subject, last, count }) => [subject, `${last} ${count}`]));
  return {
    ...store,
    history(subject) {
      const end = once(this, 'ends', ends).get(subject) ?? '';
      if (known.get(subject)?.end !== end) known.set(subject, { end, history: store.history(subject) });
      return known.get(subject).history;
    },
  };
}

const selectEnds = 'SELECT subject, max(seq) AS last, count(*) AS count FROM events GROUP BY subject';

/** The same function, which answers at once for a history that it knows. */
export function ofHistory<Result>(read: (history: readonly CaseEvent[]) => Result) {
  const known = new WeakMap<readonly CaseEvent[], { result: Result }>();
  return (history: readonly CaseEvent[]): Result => {
    const { result } = known.get(history) ?? { result: read(history) };
    known.set(history, { result });
    return result;
  };
}

export const casesOf = (store: Store): Case[] =>
  once(store, 'cases', () => store.database.all(`SELECT ${caseColumns} FROM cases ORDER BY subject`) as Case[]);

/** The history of a case without what was taken back. */
export const validHistory = (store: Store, subject: string): readonly CaseEvent[] => valid(store.history(subject));

const valid = ofHistory((history) => {
  const corrected = correctedVersions(history);
  return history.filter(({ version }) => !corrected.has(version));
});

/** From 21:00 to 08:00 in Hong Kong, which are 13:00 and 00:00 in UTC. */
export const isNight = (at: number) => at % day >= 13 * hour;

/** The next 08:00 in Hong Kong for a time at night; any other time is itself. */
export const endOfNight = (at: number) => (isNight(at) ? at - (at % day) + day : at);

export const keysOf = ({ database }: Store) => database.all('SELECT key FROM outbox').map(({ key }) => `${key}`);

/** What the rows of the outbox will tell; see `toldBy`. */
export const waitingOf = ({ database }: Store) =>
  database
    .all('SELECT key, payload FROM outbox')
    .flatMap(({ key, payload }) => toldBy({ key: `${key}`, payload: JSON.parse(`${payload}`) }));

/** The desk of every member who is present, and that of a colleague who was not there yet: a case may come before the first member. */
export const desksOf = (store: Store): Desk[] =>
  once(store, 'desks', () => {
    const alertsFor = () => ({ alerts: () => ({ dead: [] }) }) as never;
    const newcomer = { id: 'newcomer', name: 'Newcomer', email: '', language: 'en' } as const;
    return [...presentMembers(store.database), newcomer].map(createDesk({ store, presence, alertsFor }));
  });

const presence = { lookingAt: () => [] } as never;
const lists = ['call-now', 'later', 'messages', 'mine', 'no-next-step'] as const satisfies DeskList[];
type List = (typeof lists)[number];

/** The rows of a list, page by page. */
export function* rowsOf(desk: Desk, list: DeskList, filter: Parameters<Desk['list']>[1] = {}) {
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const { rows, next } = desk.list(list, filter, after);
    yield* rows;
    after = next ?? undefined;
  }
}

/** In which lists each case is, on each of the desks. */
const listsOf = (store: Store): Map<string, Set<List>>[] =>
  once(store, 'lists', () =>
    desksOf(store).map((desk, n, { length }) => {
      const ofCases = new Map<string, Set<List>>();
      for (const list of lists) {
        // They are the same for everybody.
        if ((list === 'later' || list === 'no-next-step') && n < length - 1) continue;
        for (const { collection, id } of rowsOf(desk, list)) {
          const subject = subjectOf(collection, id);
          ofCases.set(subject, (ofCases.get(subject) ?? new Set()).add(list));
        }
      }
      return ofCases;
    }),
  );

/** In which of some lists a case is, of anybody who is present. */
export const placesIn = (store: Store, subject: string, names: readonly List[]): List[] =>
  names.filter((name) => listsOf(store).some((ofCases) => ofCases.get(subject)?.has(name)));

/** Whether a case is in one of some lists of everybody, whoever they are. */
export const isInListsOfAll = (store: Store, subject: string, names: readonly List[]): boolean =>
  names.some((name) => listsOf(store).at(-1)?.get(subject)?.has(name));

/** The open cases that are in no list, or in two. */
export const listProblems = (store: Store): Seen =>
  casesOf(store).map((one) => {
    const { subject, stage, collection } = one;
    const isAhead = Number(queuedFrom(one)) > store.database.clock();
    if (isAhead && placesIn(store, subject, ['later']).length === 0) return `${subject} (${stage}) is not in Later`;
    if (!isOpen(collection, stage)) return null;
    const waiting = placesIn(store, subject, ['call-now', 'later', 'messages', 'no-next-step']);
    if (waiting.length > 1) return `${subject} is in ${waiting.join(' and in ')}`;
    return (
      waiting.length === 0 && placesIn(store, subject, ['mine']).length === 0 && `${subject} (${stage}) is in no list`
    );
  });

/** Everything that the product has stored here: each table, and each file byte by byte, but for what a restore left for 30 days. */
export function* placesOf(world: World, { database }: Store): Generator<[string, string | Buffer]> {
  for (const { name } of database.all(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name != 'case_search'",
  )) {
    yield [`the table ${name}`, JSON.stringify(database.all(`SELECT * FROM ${name}`))];
  }
  for (const entry of readdirSync(settingsOf(world).dataDir, { recursive: true, withFileTypes: true })) {
    const [, leftOn] = /\.before-(.{10})/.exec(entry.name) ?? [];
    if (leftOn && Date.parse(leftOn) > world.time.now() - 31 * day) continue;
    if (entry.isFile()) yield [entry.name, readFileSync(join(entry.parentPath, entry.name))];
  }
}
