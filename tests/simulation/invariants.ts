import { desk as en } from '../../content/en/desk.ts';
import { greetingOf } from '../../desk/greeting.ts';
import { recordFacts } from '../../desk/record-facts.ts';
import { type Case, correctedVersions, foldEvents } from '../../domain/case.ts';
import { followUpOf } from '../../domain/case-events.ts';
import { isOff } from '../../domain/pipeline.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { partsOf, readCase } from '../../server/store/cases.ts';
import type { Store } from '../../server/store/sqlite.ts';
import {
  casesOf,
  desksOf,
  isNight,
  keysOf,
  listProblems,
  listsOf,
  placesOf,
  type Seen,
  storedOf,
} from './observations.ts';
import { deskOf, openSeat } from './team.ts';
import { day, hour, type World } from './world.ts';

/** What must hold. `check` gives what was seen where it does not; a day is looked at when it is over, the end when all is well again. */
type Invariant = {
  sentence: string;
  when: 'step' | 'day' | 'end';
  check(world: World, store: Store): Seen | Promise<Seen>;
};

/** A little less and a little more than the retention period of the simulation. */
const [shortestMonth, longestMonth] = [28 * day, 33 * day];

export const invariants: Record<string, Invariant> = {
  'told-is-stored': {
    sentence: 'What was acknowledged is stored, once, until it is erased or older than the retention period.',
    when: 'day',
    check: (world, { database }) =>
      storedOf(world).map(({ id, name, contact, toldAt, erasedAt }) => {
        if (toldAt === null || erasedAt !== null || toldAt < world.time.now() - shortestMonth) return null;
        // By the contact, whom nobody else has: a second submission has another id.
        const rows = database.all('SELECT id FROM documents WHERE instr(document, ?)', contact);
        const isStored = rows.length === 1 || (rows.length === 0 && world.cloud?.documents.has(`referrals/${id}`));
        return !isStored && `the referral of ${name}, ${id}, is stored ${rows.length} times`;
      }),
  },
  'on-disk-before-told': {
    sentence: 'Nobody is told that something arrived before it is on disk.',
    when: 'step',
    check: ({ broken }) => broken.map(({ name, seen }) => name === 'on-disk-before-told' && seen),
  },
  'one-decision-wins': {
    sentence: 'Of two decisions on one version one wins, and the other is told who and when.',
    when: 'step',
    check: ({ broken }) => broken.map(({ name, seen }) => name === 'one-decision-wins' && seen),
  },
  'no-unexpected-error': {
    sentence: 'Nothing fails with an error that nobody expected.',
    when: 'step',
    check: ({ errors }) => errors,
  },
  'state-is-fold': {
    sentence: 'The state of a case is the fold of its events.',
    when: 'day',
    check: (_, store) =>
      casesOf(store).flatMap((row) =>
        Object.entries(foldEvents(store.history(row.subject)) ?? { nothing: null }).map(
          ([name, value]) => row[name as keyof Case] !== value && `${name} of ${row.subject} is not ${value}`,
        ),
      ),
  },
  'taken-back-does-not-count': {
    sentence: 'Who owns a case, and when somebody was reached first, is what the events say that nobody took back.',
    when: 'day',
    check: (_, store) =>
      casesOf(store).flatMap(({ subject, owner, reachedAt, stage }) => {
        const history = store.history(subject);
        const isTakenBack = (version: number) =>
          history.some(({ type, data }) => type === 'corrected' && data.version === version);
        const valid = history.filter(({ version }) => !isTakenBack(version));
        const last = valid.findLast(({ type }) => ['claimed', 'reached', 'released'].includes(type));
        const owned = last && last.type !== 'released' && stage !== 'erased' ? last.actor : null;
        const reached = valid.find(({ type }) => type === 'reached')?.at ?? null;
        return [
          owned !== owner && `${subject} belongs to ${owner}, not ${owned}`,
          reached !== reachedAt && `${subject} was reached at ${reached}, not ${reachedAt}`,
        ];
      }),
  },
  'waits-in-a-list': {
    sentence: 'Every case that waits for a call is in exactly one of Call now, Later and Messages.',
    when: 'day',
    check: (_, store) => listProblems(store, ({ reachedAt }) => reachedAt === null),
  },
  'stays-in-a-list': {
    sentence: 'Every open case of somebody who was reached is in a list of cases to call, or in No next step.',
    when: 'day',
    check: (_, store) => listProblems(store, ({ reachedAt }) => reachedAt !== null),
  },
  'call-by-is-callable': {
    sentence: 'By when to call is the end of the hours that suit the person, within 24 hours of the arrival.',
    when: 'day',
    check: (_, { database }) =>
      database
        .all("SELECT subject, arrived_at, due_at, call_by, best_time FROM cases WHERE stage != 'erased'")
        .map((row) => {
          const [arrivedAt, dueAt, callBy] = [row.arrived_at, row.due_at, row.call_by].map(Number) as [
            number,
            number,
            number,
          ];
          const end = { M: 12, A: 18, E: 21 }[`${row.best_time ?? ''}`.charAt(0)];
          // Hong Kong is eight hours ahead.
          const isEnd = end !== undefined && (callBy + 8 * hour) % day === end * hour && callBy > dueAt - day;
          const isWithin = dueAt === arrivedAt + day && callBy > arrivedAt && callBy <= dueAt;
          return !(isWithin && (isEnd || callBy === dueAt)) && `${row.subject} is to be called by ${callBy}`;
        }),
  },
  'date-is-kept': {
    sentence: 'A case with a date is in Call now on that day.',
    when: 'day',
    check({ time }, store) {
      const seen = listsOf(store, ['call-now', 'messages', 'mine']);
      return casesOf(store).map(({ subject, stage }) => {
        const history = store.history(subject);
        const valid = history.filter(({ version }) => !correctedVersions(history).has(version));
        const last = valid.findLast(({ type }) => !['noted', 'released', 'corrected'].includes(type));
        const date = last ? (followUpOf(last) ?? 0) : 0;
        const isToday = date <= time.now() && date > time.now() - day;
        return isToday && !isOff(stage) && !seen.has(subject) && `${subject} (${stage}) had a date on that day`;
      });
    },
  },
  'actor-did-it': {
    sentence: 'The actor of an event is who did it.',
    when: 'day',
    check: ({ done }, { database }) =>
      done.flatMap(({ actionId, memberId, subject }) =>
        database
          .all('SELECT actor FROM events WHERE action_id = ?', actionId)
          .map(({ actor }) => actor !== memberId && `${subject}: ${actor} has done what ${memberId} did`),
      ),
  },
  'confirmed-is-kept': {
    sentence: 'What the desk has confirmed to a member is in the history.',
    when: 'day',
    check: ({ done, time }, { database }) =>
      done.map(({ actionId, subject, at }) => {
        if (at === null || at < time.now() - shortestMonth || !readCase(database, subject)) return null;
        const isKept = database.all('SELECT 1 FROM events WHERE action_id = ?', actionId).length === 1;
        return !isKept && `${subject} has lost ${actionId}`;
      }),
  },
  'first-keeps-its-clock': {
    sentence: 'A case is a duplicate only of one that arrived before it.',
    when: 'day',
    check: (_, store) =>
      casesOf(store).map(({ subject, sameAs, arrivedAt }) => {
        const first = sameAs && readCase(store.database, sameAs);
        return first && first.arrivedAt > arrivedAt && `${subject} is stopped in favour of ${sameAs}, which came later`;
      }),
  },
  'late-is-told': {
    sentence: 'Of a promise that is broken everybody with an address is told.',
    when: 'day',
    check({ time, mails }, store) {
      const told = new Set([...mails.map(({ key }) => key), ...keysOf(store)]);
      const late = casesOf(store).filter(({ subject, dueAt, reachedAt }) => {
        const isRecent = dueAt < time.now() - hour && dueAt > time.now() - 2 * day;
        // What was closed for a while is only in the digest of the morning.
        const wasOpen = store
          .history(subject)
          .every(({ type }) => !['linked', 'moved', 'corrected', 'erased'].includes(type));
        return isRecent && wasOpen && reachedAt === null;
      });
      return late.flatMap(({ subject, stage, arrivedAt }) =>
        presentMembers(store.database).map(({ id, email, joinedAt }) => {
          const isConcerned = email !== '' && joinedAt < arrivedAt && !isOff(stage);
          return isConcerned && !told.has(`mail:overdue:${subject}:${id}`) && `${email} was not told of ${subject}`;
        }),
      );
    },
  },
  'alerts-once-and-by-day': {
    sentence:
      'An alert is sent once, unless the process is killed while it is sent, and at night only of what is overdue.',
    when: 'day',
    check: ({ mails, kills }) =>
      mails.flatMap(({ key, at }, index) => {
        const before = mails.slice(0, index).findLast((one) => one.key === key);
        const isSecond = before && !kills.some((kill) => kill >= before.at && kill <= at);
        return [isNight(at) && !key.includes(':overdue:') && `${key} at night`, isSecond === true && `${key} twice`];
      }),
  },
  'erased-stays-erased': {
    sentence: 'Nothing of a person who was erased is left in a table, a file or a mail.',
    when: 'day',
    check(world, store) {
      const erased = world.referrers.filter(({ erasedAt }) => erasedAt !== null && erasedAt < world.time.now() - hour);
      if (erased.length === 0) return [];
      const places = [...placesOf(world, store)];
      return erased.flatMap(({ contact }) =>
        places.map(([place, content]) => content.includes(contact) && `${contact} is still in ${place}`),
      );
    },
  },
  'removed-see-nothing': {
    sentence: 'A member who was removed sees nothing any more, by no session and no link.',
    when: 'day',
    async check(world) {
      const { signIn } = (await openSeat(world, { cookie: '' })) ?? {};
      const removed = world.team.filter(({ removedAt }) => removedAt !== null);
      const seats = removed.flatMap((one) => one.seats.map((seat) => ({ seat, name: one.name })));
      const desks = await Promise.all(seats.map(({ seat }) => deskOf(world, seat)));
      return [
        ...seats.map(({ name, seat }, index) => desks[index] && `${name} is signed in on ${seat.device.name}`),
        ...removed.flatMap(({ name, codes }) =>
          codes.map((code) => signIn?.readLink(code).ok && `${name} has an invitation that works`),
        ),
      ].map((seen) => seen ?? null);
    },
  },
  'referrer-is-not-named': {
    sentence: 'No text to a contact has the name of who referred them.',
    when: 'end',
    check: (_, store) =>
      casesOf(store).map(({ subject }) => {
        const { collection, id } = partsOf(subject);
        const record = desksOf(store)[0]?.record(collection, id);
        const text = record && greetingOf(recordFacts(record, 'en'), record.title, en.record);
        return text?.includes('Referrer') ? `${subject}: ${text}` : null;
      }),
  },
  'retention-is-kept': {
    sentence: 'What is older than the retention period is gone.',
    when: 'end',
    check: ({ time }, store) =>
      casesOf(store).map(({ subject, arrivedAt }) => arrivedAt < time.now() - longestMonth && `${subject} is too old`),
  },
  'report-counts': {
    sentence: 'The figures of the report are those that are counted from the events.',
    when: 'end',
    check(_, store) {
      const counted = casesOf(store).filter(
        ({ collection, stage, reachedAt }) =>
          collection === 'referrals' && !['spam', 'duplicate', reachedAt ? '' : 'withdrawn'].includes(stage),
      );
      const kept = counted.filter(({ subject, dueAt }) => {
        const history = store.history(subject);
        return history.some(
          ({ type, at, version }) => type === 'reached' && at <= dueAt && !correctedVersions(history).has(version),
        );
      });
      const weeks = desksOf(store)[0]?.report(10).weeks ?? [];
      const reported = weeks.reduce((sum, week) => sum + week.reachedInTime, 0);
      return [weeks.length > 0 && reported !== kept.length && `${reported}, not ${kept.length} in time`];
    },
  },
  'device-is-emptied': {
    sentence: 'What waits on a device arrives when all is well again, and leaves it.',
    when: 'end',
    check: (world, { database }) =>
      storedOf(world).map(({ id, at, name, isOnDevice, erasedAt, device }) => {
        if (!isOnDevice || erasedAt !== null || at < world.time.now() - shortestMonth) return null;
        if (device.stored.get('referralSubmissions')?.includes(id)) return `the referral of ${name} still waits`;
        const isStored = readCase(database, `referrals/${id}`) ?? world.cloud?.documents.has(`referrals/${id}`);
        return !isStored && `the referral of ${name} is lost from ${device.name}`;
      }),
  },
  'queue-ends-empty': {
    sentence: 'The queue ends empty when all is well again.',
    when: 'end',
    check: (_, store) => keysOf(store).map((key) => `${key} still waits`),
  },
  'cloud-has-the-same': {
    sentence: 'When all is well the cloud has every document and event, and nothing else: nobody who was erased.',
    when: 'end',
    check({ cloud }, { database: { all } }) {
      if (!cloud) return [];
      const documents = all(
        "SELECT collection || '/' || id AS path FROM documents WHERE suspicion IS NOT 'conflicting'",
      );
      const events = all("SELECT 'events/' || replace(subject, '/', ':') || '@' || version AS path FROM events");
      const here = new Set([...documents, ...events].map(({ path }) => `${path}`));
      return [
        ...[...here].map((path) => !cloud.documents.has(path) && `${path} is not in the cloud`),
        ...[...cloud.documents.keys()].map((path) => !here.has(path) && `${path} is only in the cloud`),
      ];
    },
  },
};
