import { type Case, foldEvents } from '../../domain/cases/case.ts';
import { followUpOf, notedAt, writtenReason, writtenText } from '../../domain/cases/case-events.ts';
import { isOff, isOpen, type Stage } from '../../domain/cases/pipeline.ts';
import { promisesOf } from '../../domain/cases/promises.ts';
import { replacedBy } from '../../domain/cases/written-texts.ts';
import { readReport } from '../../server/desk/report.ts';
import { partsOf, readCase } from '../../server/store/cases.ts';
import {
  type Check,
  casesOf,
  desksOf,
  isInListsOfAll,
  ofHistory,
  placesIn,
  rowsOf,
  validHistory,
} from './observations.ts';
import { day, hour, shortestMonth } from './world.ts';

const folded = ofHistory(foldEvents);

export const stateIsFold: Check = (_, store) =>
  casesOf(store).flatMap((row) =>
    Object.entries(folded(store.history(row.subject)) ?? { nothing: null }).map(
      ([name, value]) => row[name as keyof Case] !== value && `${name} of ${row.subject} is not ${value}`,
    ),
  );

export const takenBackDoesNotCount: Check = (_, store) =>
  casesOf(store).flatMap(({ subject, owner, reachedAt, stage }) => {
    const valid = validHistory(store, subject);
    const last = valid.findLast(({ type }) =>
      ['claimed', 'assigned', 'arranged', 'reached', 'released'].includes(type),
    );
    const member = last?.type === 'assigned' || last?.type === 'arranged' ? last.data.to : last?.actor;
    const owned = last && last.type !== 'released' && stage !== 'erased' ? member : null;
    const call = valid.find(({ type }) => type === 'reached');
    const reached: (number | null)[] = call ? [call.at, notedAt(call)] : [null];
    return [
      owned !== owner && `${subject} belongs to ${owner}, not ${owned}`,
      !reached.includes(reachedAt) && `${subject} was reached at ${reached}, not ${reachedAt}`,
    ];
  });

/** By how their names begin: morning, afternoon, evening, any time. */
const hoursThatSuit: Record<string, { from: number; to: number }> = {
  Mo: { from: 9, to: 12 },
  Af: { from: 12, to: 18 },
  Ev: { from: 18, to: 21 },
  An: { from: 9, to: 18 },
};

export const callByIsCallable: Check = (_, { database }) =>
  database
    .all(
      "SELECT subject, arrived_at, due_at, call_by, best_time FROM cases WHERE stage != 'erased' AND erased_half IS NOT 'contact'",
    )
    .map((row) => {
      const [arrivedAt, dueAt, callBy] = [row.arrived_at, row.due_at, row.call_by].map(Number) as [
        number,
        number,
        number,
      ];
      const hours = hoursThatSuit[`${row.best_time ?? ''}`.slice(0, 2)] ?? { from: 0, to: 24 };
      // Hong Kong is eight hours ahead.
      const isEnd = (callBy + 8 * hour) % day === hours.to * hour && callBy > dueAt - day;
      const isLast = callBy + day - (hours.to - hours.from) * hour >= dueAt;
      const isWithin = dueAt === arrivedAt + day && callBy > arrivedAt && callBy <= dueAt;
      return !(isWithin && ((isEnd && isLast) || callBy === dueAt)) && `${row.subject} is to be called by ${callBy}`;
    });

export const dateIsKept: Check = ({ time }, store) => {
  return casesOf(store).map(({ subject, stage }) => {
    const valid = validHistory(store, subject);
    const others = ['noted', 'released', 'rewritten', 'corrected', 'amended', 'rated'];
    const last = valid.findLast(({ type }) => !others.includes(type));
    const date = last ? (followUpOf(last) ?? 0) : 0;
    const isToday = date <= time.now() && date > time.now() - day;
    const isSeen = placesIn(store, subject, ['call-now', 'messages', 'mine']).length > 0;
    return isToday && !isOff(stage) && !isSeen && `${subject} (${stage}) had a date on that day`;
  });
};

export const waitingIsCalled: Check = ({ time }, store) => {
  return casesOf(store).map(({ subject, stage, reachedAt, callBy, wrongNumberAt }) => {
    const waits = reachedAt === null && wrongNumberAt === null && !isOff(stage) && time.now() >= callBy - 4 * hour;
    const isSeen = placesIn(store, subject, ['call-now', 'messages']).length > 0;
    return waits && !isSeen && `${subject} (${stage}) is not in Call now`;
  });
};

export const handOverReturns: Check = ({ time }, store) =>
  casesOf(store).map(({ subject, collection, stage, owner, reachedAt, followUpAt, callBy, dueAt }) => {
    const history = store.history(subject);
    const index = history.findLastIndex(({ type, data }) => type === 'assigned' && data.to === owner);
    const handOver = history[index];
    const isTouched = history.slice(index + 1).some(({ actor, type }) => actor === owner || type !== 'noted');
    if (!handOver || handOver.actor === owner || isTouched || !isOpen(collection, stage)) return null;
    const ends = [followUpAt, ...(reachedAt === null ? [callBy, dueAt] : [])].filter(
      (end) => Number(end) > handOver.at,
    );
    const end = Math.min(...ends.map(Number));
    const isOver = Number.isFinite(end) && time.now() > (handOver.at + end) / 2 + 1;
    const isEverybodys = isInListsOfAll(store, subject, ['call-now', 'messages', 'later', 'no-next-step']);
    return isOver && !isEverybodys && `${subject} was handed to ${owner}, who has not touched it`;
  });

export const leftAloneIsEverybodys: Check = ({ time }, store) =>
  casesOf(store).map(({ subject, collection, stage, reachedAt, wrongNumberAt, callBy, touchedAt }) => {
    const isDue = isOpen(collection, stage) && reachedAt === null && wrongNumberAt === null && time.now() > callBy;
    const isLeft = isDue && touchedAt < time.now() - 4 * hour;
    return isLeft && !isInListsOfAll(store, subject, ['call-now', 'messages']) && `${subject} is left alone`;
  });

export const actorDidIt: Check = ({ done }, { database }) =>
  done.flatMap(({ actionId, memberId, subject }) =>
    database
      .all('SELECT actor FROM events WHERE action_id = ?', actionId)
      .map(({ actor }) => actor !== memberId && `${subject}: ${actor} has done what ${memberId} did`),
  );

export const confirmedIsKept: Check = ({ done, time }, store) =>
  done.map(({ actionId, subject, written, at }) => {
    if (at === null || at < time.now() - shortestMonth || !readCase(store.database, subject)) return null;
    const history = store.history(subject);
    const event = history.find((one) => one.actionId === actionId);
    if (!event) return `${subject} has lost ${actionId}`;
    const later = history.slice(event.version);
    const isDeleted = later.some(({ type, data }) => type === 'erased' || (type === 'rewritten' && data.version));
    const isThere = written.every((text) => [writtenText(event), writtenReason(event)].includes(text));
    return !isDeleted && !isThere && `${subject}@${event.version} has lost what was written: ${written}`;
  });

export const notedOfflineIsKept: Check = ({ done, forgottenAt }, store) =>
  done.map(({ actionId, subject, kept }) => {
    if (!kept || forgottenAt.some((at) => at >= kept.at) || !readCase(store.database, subject)) return null;
    const isWaiting = kept.device.stored.get('deskPendingActions')?.includes(kept.page);
    const isStored = store.history(subject).some((event) => event.actionId === actionId);
    return !isWaiting && !isStored && `what was noted for ${subject} on ${kept.device.name} is lost`;
  });

export const firstKeepsItsClock: Check = (_, store) =>
  casesOf(store).flatMap(({ subject, stage, sameAs, arrivedAt }) => {
    const first = sameAs && readCase(store.database, sameAs);
    return [
      first && first.arrivedAt > arrivedAt && `${subject} is stopped in favour of ${sameAs}, which came later`,
      (stage === 'duplicate') !== (sameAs !== null) && `${subject} (${stage}) points at ${sameAs}`,
    ].map((seen) => seen || null);
  });

export const duplicatesHaveAFirst: Check = (_, { database }) =>
  database
    .all(
      'SELECT one.subject, first.subject AS first, first.stage FROM cases AS one JOIN cases AS first ON first.subject = one.same_as',
    )
    .map(
      ({ subject, first, stage }) =>
        isOff(stage as Stage) && `${subject} rests on ${first}, which nobody calls (${stage})`,
    );

export const brokenStaysBroken: Check = ({ brokenPromises, time }, store) =>
  casesOf(store).flatMap(({ subject, dueAt, reachedAt, stage }) => {
    const isOpen = reachedAt === null && !isOff(stage);
    const [first, ...dated] = promisesOf(store.history(subject), time.now());
    // Counted a second way.
    if (isOpen && time.now() > dueAt) brokenPromises.add(`${subject} first-call ${dueAt}`);
    return [first, ...dated].map((one) => {
      const grace = one?.kind === 'callback' ? hour / 4 : one?.kind === 'meeting' ? Infinity : 0;
      const isLate = one?.state === 'kept' && Number(one.settledAt) > one.dueAt + grace;
      if (isLate) return `the ${one.kind} of ${subject} counts as kept, and was late`;
      const promise = `${subject} ${one?.kind} ${one?.dueAt}`;
      if (one?.state === 'broken') brokenPromises.add(promise);
      const isMadeGood = one?.state === 'kept' && brokenPromises.has(promise);
      return isMadeGood && `${promise} was broken, and counts as kept at ${one.settledAt}`;
    });
  });

export const promisesAreAhead: Check = ({ time }, store) =>
  casesOf(store).map(({ subject, followUpAt, followUpKind }) => {
    const promises = promisesOf(store.history(subject), time.now());
    const open = promises.filter(({ kind, state }) => kind !== 'first-call' && state === 'open');
    const isKnown = open.every(({ dueAt }) => dueAt === followUpAt) && open.length <= 1;
    return !isKnown && `${subject} promises ${open.map(({ dueAt }) => dueAt)}, and has ${followUpKind} ${followUpAt}`;
  });

export const correctedIsUsed: Check = (_, store) =>
  casesOf(store).flatMap(({ subject, stage }) => {
    const valid = validHistory(store, subject);
    const last = valid.findLast((event) => event.type === 'amended');
    // Whoever was erased alone has no value any more.
    if (last?.data.value === undefined || last.data.field === 'language' || stage === 'erased') return [];
    const [desk] = desksOf(store);
    const { collection, id } = partsOf(subject);
    const record = desk?.record(collection, id, true);
    if (!record) return [];
    const { field, value = '', isAsked } = last.data;
    const isFound = desk && [...rowsOf(desk, 'all', { q: value })].some((row) => row.id === id);
    const before = valid.findLast((event) => event.type === 'amended' && event.data.field === field && event !== last);
    const shown = record.history.find(({ version }) => version === before?.version)?.change?.after;
    return [
      record.document[field] !== value && `${field} of ${subject} is ${record.document[field]}, not ${value}`,
      stage !== 'spam' && !isFound && `${subject} is not found by its ${field} ${value}`,
      Boolean(isAsked && shown) && `the history of ${subject} still shows ${shown}`,
    ];
  });

export const wrongIsNotDialled: Check = ({ time }, store) => {
  const found = casesOf(store).map(({ subject, collection, stage, followUpAt, erasedHalf, wrongNumberAt }) => {
    const valid = validHistory(store, subject);
    const last = valid.findLast(
      ({ type, data }) =>
        (type === 'tried' && data.result === 'wrong-number') || (type === 'amended' && /phone$/i.test(data.field)),
    );
    if (!last) return wrongNumberAt !== null && `the number of ${subject} is wrong, and nobody said so`;
    const hasContact = collection !== 'messages' && stage !== 'erased' && erasedHalf !== 'contact';
    const isWrong = last.type === 'tried' && hasContact;
    const { number } = desksOf(store)[0]?.record(collection, partsOf(subject).id, true) ?? {};
    const isAsked = followUpAt !== null && followUpAt - hour / 4 <= time.now();
    return [
      number !== 'never' && isWrong !== (number === 'wrong') && `the number of ${subject} is ${number}`,
      isWrong &&
        !isAsked &&
        placesIn(store, subject, ['call-now']).length > 0 &&
        `${subject} has a wrong number and is in Call now`,
    ];
  });
  const orders = desksOf(store).map((desk) => {
    const { rows } = desk.list('call-now', {}, null);
    const last = rows.findLastIndex(({ number }) => number === 'new');
    return rows.slice(0, last + 1).some(({ number }) => number !== 'new') && 'somebody with a new number is not first';
  });
  return [...found.flat(), ...orders];
};

/** What comes after an answer as long as nobody has tried it. */
const besides = ['noted', 'rewritten', 'claimed', 'assigned', 'released', 'agreed', 'amended', 'corrected', 'rated'];

export const answerIsFirst: Check = (_, store) =>
  casesOf(store).map(({ subject, collection, reachedAt, stage, erasedHalf, wrongNumberAt }) => {
    const valid = validHistory(store, subject);
    const answer = valid.findLastIndex(({ type, actor }) => type === 'amended' && actor === 'referrer');
    const isTried = valid.slice(answer).some(({ type }) => !besides.includes(type));
    if (answer < 0 || isTried || reachedAt !== null || isOff(stage) || erasedHalf === 'contact') return null;
    const { number } = desksOf(store)[0]?.record(collection, partsOf(subject).id, true) ?? {};
    return wrongNumberAt === null && number !== 'new' && `${subject} was answered, and its number is ${number}`;
  });

export const takenBackInTime: Check = (_, store) =>
  casesOf(store).map(({ subject }) => {
    const history = store.history(subject);
    const reached = validHistory(store, subject).find(({ type }) => type === 'reached');
    const back = history.findLast(
      (one) => one.type === 'moved' && one.actor === 'referrer' && one.data.to === 'withdrawn',
    );
    const isLate = back !== undefined && reached !== undefined && reached.version < back.version;
    return isLate && `${subject} was taken back after somebody was reached`;
  });

export const reportCounts: Check = (_, store) => {
  const counted = casesOf(store).filter(
    ({ collection, stage, reachedAt }) =>
      collection === 'referrals' && !['spam', 'duplicate', reachedAt ? '' : 'withdrawn'].includes(stage),
  );
  const kept = counted.filter(({ subject, dueAt }) =>
    validHistory(store, subject).some((event) => event.type === 'reached' && notedAt(event) <= dueAt),
  );
  const now = store.database.clock();
  const { weeks, promises } = readReport(store.database, now, 10);
  const reported = weeks.reduce((sum, week) => sum + week.reachedInTime, 0);
  const made = casesOf(store).flatMap(({ subject }) => promisesOf(store.history(subject), now));
  const due = made.filter(
    ({ dueAt, kind }) => kind !== 'first-call' && dueAt <= now && dueAt >= (weeks[0]?.start ?? 0),
  );
  const reportedPromises = promises.filter(({ kind }) => kind !== 'first-call');
  const count = (state: string) => due.filter((one) => one.state === state).length;
  const sum = (name: 'made' | 'kept' | 'broken') => reportedPromises.reduce((all, one) => all + one[name], 0);
  return [
    reported !== kept.length && `${reported}, not ${kept.length} in time`,
    sum('made') !== due.length && `${sum('made')} promises, not ${due.length}`,
    sum('kept') !== count('kept') && `${sum('kept')} kept promises, not ${count('kept')}`,
    sum('broken') !== count('broken') && `${sum('broken')} broken promises, not ${count('broken')}`,
  ];
};

export const replacedIsGone: Check = (_, store) =>
  casesOf(store).flatMap(({ subject }) => {
    const history = store.history(subject);
    const replaced = history.flatMap((change) => replacedBy(history, change));
    return replaced.map((event) => writtenText(event) !== '' && `${subject} still has the text of ${event.version}`);
  });
