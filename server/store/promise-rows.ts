import type { CaseEvent } from '../../domain/cases/case-events.ts';
import { lastMomentOf, promisesOf } from '../../domain/cases/promises.ts';
import type { Database } from './connection.ts';

/**
 * Within a transaction: stores the promises of a case anew, so that the report counts them. The call within 24 hours is in the row of the
 * case. Whether an open one is broken depends on the time, and is told by `ends_at`.
 */
export function writePromises({ run }: Pick<Database, 'run'>, subject: string, events: readonly CaseEvent[]) {
  // An arrival promises the call within 24 hours and nothing else.
  if (events.length < 2) return;
  deletePromises({ run }, subject);
  for (const promise of promisesOf(events, Number.NEGATIVE_INFINITY)) {
    const { kind, version, dueAt, madeBy, state } = promise;
    if (kind === 'first-call') continue;
    const endsAt = lastMomentOf(promise);
    run(insert, subject, version, kind, dueAt, Number.isFinite(endsAt) ? endsAt : null, madeBy, state);
  }
}

/** Within a transaction. */
export function deletePromises({ run }: Pick<Database, 'run'>, subject: string) {
  run('DELETE FROM promises WHERE subject = ?', subject);
}

const insert = `INSERT INTO promises (subject, version, kind, due_at, ends_at, made_by, state) VALUES (?, ?, ?, ?, ?, ?, ?)`;
