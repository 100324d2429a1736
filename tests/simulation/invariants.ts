import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuiet } from '../../domain/alerts.ts';
import { type Case, foldEvents } from '../../domain/case.ts';
import { followUpOf } from '../../domain/case-events.ts';
import type { CaseRow, Desk, DeskList } from '../../domain/desk.ts';
import { isOff, isOpen } from '../../domain/pipeline.ts';
import { createDesk } from '../../server/desk/member-desk.ts';
import { readCase } from '../../server/store/cases.ts';
import type { Store } from '../../server/store/sqlite.ts';
import { deskOf, openSeat } from './team.ts';
import { day, hour, type World } from './world.ts';

/** What must hold. `check` gives what was seen where it does not. `when`: after every step, or at the end of a day. */
type Invariant = {
  sentence: string;
  when: 'step' | 'day' | 'end';
  check(world: World, store: Store): Promise<readonly string[]> | readonly string[];
};

const subjectOf = (id: string) => `referrals/${id}`;

/** Found by a step itself, or by an error. */
const foundByStep = (sentence: string, name: string): Invariant => ({
  sentence,
  when: 'step',
  check: ({ broken }) => broken.filter((one) => one.name === name).map(({ seen }) => seen),
});

export const invariants: Record<string, Invariant> = {
  'stored-once-told': {
    sentence: 'What was acknowledged is stored, once, until it is erased.',
    when: 'day',
    check: ({ referrers, cloud }, store) =>
      referrers.flatMap(({ name, submission, toldAt, erasedAt }) => {
        if (!submission || toldAt === null || erasedAt !== null) return [];
        const { submissionId: id } = submission;
        const rows = store.database.all('SELECT id FROM documents WHERE id = ? OR id = ?', id, `${id}-conflicting`);
        const isInCloud = cloud?.documents.has(subjectOf(id)) ?? false;
        if (rows.length > 1) return [`the referral of ${name}, ${id}, is stored ${rows.length} times`];
        return rows.length === 1 || isInCloud ? [] : [`the referral of ${name}, ${id}, is gone`];
      }),
  },
  'on-disk-before-told': foundByStep(
    'Nobody is told that something arrived before it is on disk.',
    'on-disk-before-told',
  ),
  'one-decision-wins': foundByStep(
    'Of two decisions on one version one wins, and the other is told who and when.',
    'one-decision-wins',
  ),
  'no-unexpected-error': {
    sentence: 'The server meets no error that nobody expected.',
    when: 'step',
    check: ({ errors }) => errors,
  },
  'state-is-fold': {
    sentence: 'The state of a case is the fold of its events.',
    when: 'day',
    check: (_, store) =>
      casesOf(store).flatMap((row) => {
        const folded = foldEvents(store.history(row.subject));
        const wrong = Object.entries(folded ?? {}).filter(([name, value]) => row[name as keyof Case] !== value);
        return wrong.length === 0 && folded ? [] : [`${row.subject}: ${JSON.stringify(wrong)}`];
      }),
  },
  'in-a-list': {
    sentence: 'Every open case is in exactly one list: Call now, Later or Messages, or that of its owner.',
    when: 'day',
    async check(world, store) {
      const seen = await listsOf(world, ['call-now', 'later', 'messages', 'mine']);
      return casesOf(store).flatMap(({ subject, stage, collection }) => {
        if (!isOpen(collection, stage)) return [];
        const lists = seen.get(subject) ?? new Set();
        if (lists.size === 0) return [`${subject} (${stage}) is in no list`];
        return lists.has('call-now') && lists.has('later') ? [`${subject} is in Call now and in Later`] : [];
      });
    },
  },
  'date-is-kept': {
    sentence: 'A case with a date is in Call now on that day.',
    when: 'day',
    async check(world, store) {
      const now = world.time.now();
      const seen = await listsOf(world, ['call-now', 'messages', 'mine']);
      return casesOf(store).flatMap(({ subject, stage }) => {
        const history = store.history(subject);
        const corrected = history.flatMap(({ type, data }) => (type === 'corrected' ? [data.version] : []));
        const events = history.filter(({ version }) => !corrected.includes(version));
        const dated = events.findLast((event) => followUpOf(event) !== null);
        const date = dated && followUpOf(dated);
        if (!dated || !date || date > now || date < now - day || isOff(stage)) return [];
        const isSettled = events.some(
          ({ version, type }) =>
            version > dated.version && ['reached', 'moved', 'linked', 'erased', 'tried', 'claimed'].includes(type),
        );
        return isSettled || seen.has(subject)
          ? []
          : [`${subject} (${stage}) was to be called at ${new Date(date).toISOString()}`];
      });
    },
  },
  'actor-did-it': {
    sentence: 'The actor of an event is who did it.',
    when: 'day',
    check: ({ done }, store) =>
      done.flatMap(({ actionId, memberId, subject }) => {
        const [row] = store.database.all('SELECT actor FROM events WHERE action_id = ?', actionId);
        return !row || row.actor === memberId
          ? []
          : [`in the history of ${subject} it is ${row.actor} who did what ${memberId} did`];
      }),
  },
  'confirmed-is-kept': {
    sentence: 'What the desk has confirmed to a member is in the history.',
    when: 'day',
    check: ({ done }, store) =>
      done.flatMap(({ actionId, subject, at }) =>
        at === null || store.database.all('SELECT 1 FROM events WHERE action_id = ?', actionId).length === 1
          ? []
          : [`${subject} has lost ${actionId}`],
      ),
  },
  'first-keeps-its-clock': {
    sentence: 'A case is a duplicate only of one that arrived before it.',
    when: 'day',
    check: (_, store) =>
      casesOf(store).flatMap(({ subject, sameAs, arrivedAt }) => {
        const first = sameAs ? readCase(store.database, sameAs) : null;
        return first && first.arrivedAt > arrivedAt
          ? [`${subject} is stopped in favour of ${first.subject}, which came later`]
          : [];
      }),
  },
  'erased-stays-erased': {
    sentence: 'Nothing of a person who was erased is left in a table, a file or a mail.',
    when: 'day',
    check: (world, store) =>
      world.referrers.flatMap(({ contact, erasedAt }) => {
        if (erasedAt === null || erasedAt > world.time.now() - hour) return [];
        return placesOf(world, store, contact).map((place) => `${contact} is still in ${place}`);
      }),
  },
  'erased-in-the-cloud': {
    sentence: 'Nothing of a person who was erased is left in the cloud.',
    when: 'end',
    check: ({ referrers, cloud }) =>
      referrers.flatMap(({ contact, erasedAt }) =>
        [...(erasedAt === null ? [] : (cloud?.documents ?? []))].flatMap(([path, { data }]) =>
          JSON.stringify(data).includes(contact) ? [`${contact} is still in ${path}`] : [],
        ),
      ),
  },
  'nothing-too-young-is-deleted': {
    sentence: 'Nothing younger than the retention period is deleted by itself.',
    when: 'step',
    check: ({ referrers, cloud, time }, store) =>
      referrers.flatMap(({ name, submission, toldAt, erasedAt }) => {
        if (!submission || toldAt === null || erasedAt !== null || cloud || toldAt < time.now() - 700 * day) return [];
        return readCase(store.database, subjectOf(submission.submissionId)) ? [] : [`the referral of ${name} is gone`];
      }),
  },
  'removed-see-nothing': {
    sentence: 'A member who was removed sees nothing any more, by no session and no link.',
    when: 'day',
    async check(world) {
      const seen: string[] = [];
      for (const { name, removedAt, seats, codes } of world.team) {
        if (removedAt === null) continue;
        for (const seat of seats)
          if (await deskOf(world, seat)) seen.push(`${name} still has a session on ${seat.device.name}`);
        const { signIn } = (await openSeat(world, { cookie: '' })) ?? {};
        for (const code of codes) if (signIn?.readLink(code).ok) seen.push(`${name} has an invitation that works`);
      }
      return seen;
    },
  },
  'alerts-once-and-by-day': {
    sentence:
      'An alert is sent at most once to each, but for a process that was killed while it sent, and at night only of what is overdue.',
    when: 'day',
    check: ({ mails, kills }) =>
      mails.flatMap(({ key, at }, index) => {
        const isNight = isQuiet(at) && !key.includes(':overdue:');
        const before = mails.slice(0, index).findLast((one) => one.key === key);
        const isSecond = before && !kills.some((kill) => kill >= before.at && kill <= at);
        return [...(isNight ? [`${key} was sent at night`] : []), ...(isSecond ? [`${key} was sent twice`] : [])];
      }),
  },
  'device-is-emptied': {
    sentence: 'What waits on a device arrives when all is well again, and leaves it.',
    when: 'end',
    check: ({ referrers, cloud }, store) =>
      referrers.flatMap(({ name, submission, isOnDevice, erasedAt, device }) => {
        if (!submission || !isOnDevice || erasedAt !== null) return [];
        const { submissionId: id } = submission;
        const isStored = readCase(store.database, subjectOf(id)) || cloud?.documents.has(subjectOf(id));
        const waits = device.stored.get('referralSubmissions')?.includes(id);
        return isStored && !waits
          ? []
          : [`the referral of ${name} ${waits ? 'still waits on' : 'is lost from'} ${device.name}`];
      }),
  },
  'queue-ends-empty': {
    sentence: 'The queue ends empty when all is well again.',
    when: 'end',
    check: (_, store) =>
      store.database.all('SELECT key, error FROM outbox').map(({ key, error }) => `${key} still waits: ${error}`),
  },
  'cloud-has-the-same': {
    sentence: 'When all is well the cloud has every document and event, and nothing else.',
    when: 'end',
    check: ({ cloud }, store) => {
      if (!cloud) return [];
      const here = [
        ...store.database.all(
          "SELECT collection || '/' || id AS path FROM documents WHERE suspicion IS NOT 'conflicting'",
        ),
        ...store.database.all("SELECT 'events/' || replace(subject, '/', ':') || '@' || version AS path FROM events"),
      ].map(({ path }) => `${path}`);
      const missing = here.filter((path) => !cloud.documents.has(path)).map((path) => `${path} is not in the cloud`);
      const known = new Set(here);
      return [
        ...missing,
        ...[...cloud.documents.keys()].filter((path) => !known.has(path)).map((path) => `${path} is only in the cloud`),
      ];
    },
  },
};

function casesOf({ database }: Store): Case[] {
  return database
    .all('SELECT subject FROM cases ORDER BY subject')
    .flatMap(({ subject }) => readCase(database, `${subject}`) ?? []);
}

/** In which lists each case is, of any member who is present. */
async function listsOf(world: World, lists: readonly DeskList[]): Promise<Map<string, Set<DeskList>>> {
  const found = new Map<string, Set<DeskList>>();
  for (const desk of await desksOf(world)) {
    for (const list of lists) {
      for (const { collection, id } of rowsOf(desk, list)) {
        const subject = `${collection}/${id}`;
        found.set(subject, (found.get(subject) ?? new Set()).add(list));
      }
    }
  }
  return found;
}

/** The desk of every member who is present, whether signed in or not. */
async function desksOf({ server }: World): Promise<Desk[]> {
  if (!server) return [];
  const { store } = server;
  const deskFor = createDesk({
    store,
    presence: { lookingAt: () => [] } as never,
    alertsFor: () => ({ alerts: () => ({ dead: [] }) }) as never,
  });
  const members = store.database.all('SELECT id, name, email, language FROM members WHERE removed_at IS NULL');
  return members.map((member) => deskFor(member as never));
}

function* rowsOf(desk: Desk, list: DeskList): Generator<CaseRow> {
  for (let after: string | null = null; ; ) {
    const { rows, next } = desk.list(list, {}, after);
    yield* rows;
    if (!next) return;
    after = next;
  }
}

/** Where a text is found, in whatever the product has stored. */
function placesOf({ server }: World, { database }: Store, text: string): string[] {
  const tables = database.all("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => `${name}`);
  const inTables = tables.filter((table) =>
    database.all(`SELECT * FROM ${table}`).some((row) => JSON.stringify(row).includes(text)),
  );
  const folder = server?.settings.dataDir ?? '';
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  const inFiles = files
    .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text))
    .map(({ name }) => name);
  return [...inTables.map((table) => `the table ${table}`), ...inFiles];
}
