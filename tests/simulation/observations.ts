import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, correctedVersions } from '../../domain/case.ts';
import type { CaseEvent } from '../../domain/case-events.ts';
import type { Desk, DeskList } from '../../domain/desk.ts';
import { isOpen } from '../../domain/pipeline.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { createDesk } from '../../server/desk/member-desk.ts';
import { caseColumns } from '../../server/store/cases.ts';
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

export function casesOf({ database }: Store): Case[] {
  return database.all(`SELECT ${caseColumns} FROM cases ORDER BY subject`) as Case[];
}

/** The history of a case without what was taken back. */
export function validHistory(store: Store, subject: string): CaseEvent[] {
  const history = store.history(subject);
  return history.filter(({ version }) => !correctedVersions(history).has(version));
}

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

/** The desk of every member who is present, whether signed in or not. */
export function desksOf(store: Store): Desk[] {
  const alertsFor = () => ({ alerts: () => ({ dead: [] }) }) as never;
  const deskFor = createDesk({ store, presence: { lookingAt: () => [] } as never, alertsFor });
  // And that of a colleague who was not there yet: a case may come before the first member.
  const newcomer = { id: 'newcomer', name: 'Newcomer', email: '', language: 'en' } as const;
  return [...presentMembers(store.database), newcomer].map(deskFor);
}

/** The open cases that are in no list, or in two. */
export function listProblems(store: Store): Seen {
  const seen = listsOf(store, ['call-now', 'later', 'messages', 'mine', 'no-next-step']);
  return casesOf(store).map(({ subject, stage, collection }) => {
    const lists = seen.get(subject);
    if (!isOpen(collection, stage)) return null;
    if (!lists) return `${subject} (${stage}) is in no list`;
    const waiting = ['call-now', 'later', 'messages', 'no-next-step'].filter((list) => lists.has(list as DeskList));
    return waiting.length > 1 && `${subject} is in ${waiting.join(' and in ')}`;
  });
}

/** In which lists each case is, of any member who is present. */
export function listsOf(store: Store, lists: readonly DeskList[], desks = desksOf(store)): Map<string, Set<DeskList>> {
  const found = new Map<string, Set<DeskList>>();
  for (const desk of desks) {
    for (const list of lists) {
      for (let after: string | null | undefined = null; after !== undefined; ) {
        const { rows, next } = desk.list(list, {}, after);
        for (const { collection, id } of rows) {
          found.set(`${collection}/${id}`, (found.get(`${collection}/${id}`) ?? new Set()).add(list));
        }
        after = next ?? undefined;
      }
    }
  }
  return found;
}

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
