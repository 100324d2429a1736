import { isWaiting } from '../../domain/cases/case.ts';
import { notedAt } from '../../domain/cases/case-events.ts';
import { isOff } from '../../domain/cases/pipeline.ts';
import { textsOf } from '../../domain/cases/written-texts.ts';
import { readPublicPromise } from '../../server/desk/report.ts';
import { readCase } from '../../server/store/cases.ts';
import type { Store } from '../../server/store/sqlite.ts';
import { readStatus } from '../../server/store/status-links.ts';
import { type Check, casesOf, type Seen, validHistory } from './observations.ts';
import { day } from './world.ts';

/** When somebody was reached; null where nobody was. */
function reachedAtOf(store: Store, subject: string): number | null {
  const calls = validHistory(store, subject).flatMap((event) => (event.type === 'reached' ? [notedAt(event)] : []));
  return calls.length === 0 ? null : Math.min(...calls);
}

/** How many notes to the referrer are left. */
function notesTo(store: Store, subject: string): number {
  const valid = validHistory(store, subject).filter(
    ({ type, data }) => type === 'noted' && data.audience === 'referrer',
  );
  return valid.filter((note) => textsOf(store.history(subject)).get(note.version)).length;
}

const pageSaysWhatIsKnown = (store: Store): Seen => {
  const now = store.database.clock();
  return casesOf(store).flatMap(({ subject, collection, stage, sameAs }) => {
    if (collection !== 'referrals' || stage === 'erased') return [];
    const first = sameAs === null ? null : readCase(store.database, sameAs);
    const status = readStatus(store.database, subject)?.status;
    const own = readCase(store.database, subject);
    const known = first ?? own;
    if (!status || !own || !known) return `${subject} has no page`;
    const reachedAt = reachedAtOf(store, known.subject);
    const isTried = validHistory(store, known.subject).some(({ type }) => type === 'tried');
    // Of a duplicate, what happened before it arrived is told only by what came of it.
    const isBefore = (at: number | null) => at !== null && at < own.arrivedAt;
    const isDone = reachedAt !== null && reachedAt <= known.dueAt;
    const promise = reachedAt === null ? (now > known.dueAt ? 'late' : 'ahead') : isDone ? 'kept' : 'was-late';
    const { step, at } = status.next;
    const isAsked = !first && isWaiting(known) && known.erasedHalf === null && known.wrongNumberAt !== null;
    const isCallable = !store.database.erasures.isNoCall(known.phoneKey);
    const said = (...names: string[]) => status.steps.some(({ step }) => names.includes(step));
    const facts: [string, unknown, unknown][] = [
      ['somebody was reached', said('reached', 'helped'), reachedAt !== null],
      ['somebody was tried', said('tried'), isTried && reachedAt === null && !isBefore(known.lastTriedAt)],
      ['somebody has it', said('claimed'), known.owner !== null && !isOff(known.stage) && (!first || said('claimed'))],
      ['there is a meeting', said('meeting'), known.stage === 'meeting'],
      ['they are on board', said('on-board'), known.stage === 'on-board'],
      ['they do not join', said('not-this-time'), known.stage === 'not-this-time'],
      ['a number is asked for', status.question === 'number', isAsked && isCallable],
      ['the hour of the next step is over', at !== null && at < now, step === 'follow-up-late'],
      ['that hour', at, step === 'call-late' || at === known.followUpAt ? at : at && known.dueAt],
      ['what is written to them', status.notes.length, notesTo(store, subject)],
      [
        'how the promise is kept',
        status.promise?.state,
        isOff(known.stage) || isBefore(known.reachedAt) ? undefined : promise,
      ],
    ];
    return facts.map(
      ([fact, page, desk]) => page !== desk && `${subject}, ${fact}: ${page} on its page, ${desk} at the desk`,
    );
  });
};

const publicPromiseCounts = (store: Store): Seen => {
  const now = store.database.clock();
  const lately = casesOf(store).filter(({ subject, collection, stage, arrivedAt, dueAt }) => {
    if (collection !== 'referrals' || arrivedAt < now - 30 * day || ['spam', 'duplicate'].includes(stage)) return false;
    const reachedAt = reachedAtOf(store, subject);
    const closedAt = store.history(subject).findLast(({ type }) => type === 'moved')?.at ?? dueAt;
    return reachedAt !== null || (stage === 'withdrawn' ? closedAt > dueAt : now > dueAt);
  });
  const kept = lately.filter(({ subject, dueAt }) => (reachedAtOf(store, subject) ?? now) <= dueAt);
  const counted = lately.length < 20 ? null : { kept: kept.length, all: lately.length };
  const said = readPublicPromise(store.database, now);
  return [
    JSON.stringify(said) !== JSON.stringify(counted) && `${JSON.stringify(said)}, not ${JSON.stringify(counted)}`,
  ];
};

export const pagesSayWhatIsKnown: Check = (_, store) => [...pageSaysWhatIsKnown(store), ...publicPromiseCounts(store)];
