import {
  type CaseAlert,
  caseAlert,
  digestDay,
  digestTime,
  endOfQuiet,
  isMoreUrgent,
  isQuiet,
  nextAlertTime,
  type StepAlert,
} from '../../domain/cases/alerts.ts';
import { startOfDay } from '../../domain/cases/clock.ts';
import { clockOf, isPromisedBefore, readCase } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import {
  type AlertCheck,
  digestSubject,
  dueChecks,
  enqueueAlert,
  enqueueAlerts,
  recordCheck,
  recordStep,
  type Told,
} from './alert-rows.ts';
import { requestsToAnswer } from './compose-alert.ts';
import { tellReturn } from './notices.ts';
import { type AlertChannels, allReceivers, receiversOf } from './receivers.ts';
import { nextStepAlertTime, stepAlert } from './step-alerts.ts';

const day = 24 * 3_600_000;

/** How many cases are looked at in one transaction. */
const batchSize = 500;

/**
 * Looks at the cases whose time has come or that have changed, and puts what somebody must be told into the outbox. An alert and
 * the record that it was made are one transaction, so it is made once, also after a crash or when the server was down at its time.
 */
export async function lookForAlerts(database: Database, channels: AlertChannels): Promise<void> {
  while (dueChecks(database, database.clock(), 1).length > 0) {
    await database.transact(() => {
      const now = database.clock();
      const due = dueChecks(database, now, batchSize).flatMap((check) => lookAtCase(database, check, now));
      const groups = Map.groupBy(due, ({ kind, owner }) => {
        const to = receiversOf(channels, kind, owner);
        return JSON.stringify([kind, ...to.map(({ channel, id }) => [channel, id])]);
      });
      for (const [first, ...more] of groups.values()) {
        if (!first) continue;
        const told = [first, ...more].map(({ subject, of }) => ({ subject, of }));
        enqueueAlerts(database, first.kind, told, receiversOf(channels, first.kind, first.owner));
      }
    });
  }
  const day = digestDay(database.clock());
  if (day === null || readSetting(database, 'digest_day') === day || allReceivers(channels).length === 0) return;
  await database.transact(() => {
    writeSetting(database, 'digest_day', day);
    const time = digestTime(database.clock());
    const isNeeded = isAnyWaitingAt(database, time) || requestsToAnswer(database, time) !== null;
    // An empty digest would teach people not to read it.
    if (isNeeded) enqueueAlert(database, 'digest', { subject: digestSubject(day) }, allReceivers(channels));
  });
}

/** What a case tells now, and for whom. */
type Due = Told & { kind: CaseAlert | StepAlert; owner: string | null };

/**
 * In the quiet hours nothing is sent. What is urgent then is looked at again when they end; of the rest the digest of the morning
 * tells.
 */
function lookAtCase(database: Database, { subject, latest }: AlertCheck, now: number): Due[] {
  const found = readCase(database, subject);
  const record = (told: CaseAlert | null, checkAt: number | null): Due[] => {
    recordCheck(database, { subject, latest: told }, checkAt);
    return [];
  };
  if (!found) return record(latest, null);
  tellReturn(database, found, now);
  const clock = clockOf(database, found, now);
  const kind = caseAlert(clock, found.owner, now);
  const isNew = kind !== null && isMoreUrgent(kind, latest);
  const step = stepAlert(found, now);
  const isToReturn = found.returnsAt !== null && found.returnsAt >= now;
  const next = earliest(
    nextAlertTime(clock, now),
    nextStepAlertTime(found, now),
    isToReturn ? Number(found.returnsAt) + 1 : null,
  );
  if (isQuiet(now)) {
    const isUrgent = isNew && ['soon', 'last', 'overdue'].includes(kind);
    return record(isNew && !isUrgent ? kind : latest, isUrgent || step ? earliest(next, endOfQuiet(now)) : next);
  }
  const { owner } = found;
  record(isNew ? kind : latest, next);
  return [
    ...(isNew ? [{ subject, kind, owner }] : []),
    ...(step && recordStep(database, subject, step) ? [{ subject, ...step, owner }] : []),
  ];
}

function earliest(...times: (number | null)[]): number | null {
  const first = Math.min(...times.filter((time) => time !== null));
  return Number.isFinite(first) ? first : null;
}

/** True when a case that arrived before a time waits for its first call, or for one that was promised for that day. */
function isAnyWaitingAt({ all }: Pick<Database, 'all'>, time: number): boolean {
  return all(selectWaiting, time, startOfDay(time) + day).length > 0;
}

const selectWaiting = `SELECT 1 FROM cases WHERE is_waiting = 1 AND arrived_at < ?
  UNION ALL SELECT 1 FROM cases WHERE ${isPromisedBefore} LIMIT 1`;
