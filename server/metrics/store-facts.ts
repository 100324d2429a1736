import { statSync } from 'node:fs';
import type { Case } from '../../domain/cases/case.ts';
import type { CaseSummary } from '../../domain/cases/case-summary.ts';
import { mostCounted } from '../../domain/desk.ts';
import { countRows } from '../desk/listing.ts';
import { caseColumns, clockOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { sqliteFile } from '../store/sqlite-file.ts';

export type StoreFacts = {
  /** How many cases, at most `mostCounted`: `waiting` for the first call, and of these `soon` and `overdue`. */
  cases: Record<'waiting' | 'soon' | 'overdue' | 'no-next-step', number>;
  oldestSeconds: number;
  bytes: Record<'database' | 'log', number>;
};

/** What the operator must see of the store; null while it cannot be read, of which `/healthz` says why. */
export function readStoreFacts(database: Database, folder: string): StoreFacts | null {
  try {
    const now = database.clock();
    const waiting = database.all(selectWaiting, mostCounted) as (Case & CaseSummary)[];
    const states = waiting.map((one) => clockOf(database, one, now).state);
    const file = sqliteFile(folder);
    return {
      cases: {
        waiting: waiting.length,
        soon: states.filter((state) => state === 'soon').length,
        overdue: states.filter((state) => state === 'overdue').length,
        'no-next-step': countRows(database, { now, memberId: '' }, 'no-next-step'),
      },
      oldestSeconds: waiting[0] ? (now - waiting[0].arrivedAt) / 1000 : 0,
      bytes: { database: sizeOf(file), log: sizeOf(`${file}-wal`) },
    };
  } catch {
    return null;
  }
}

// The most urgent first, so that no overdue one is left out.
const selectWaiting = `SELECT ${caseColumns} FROM cases WHERE is_waiting = 1 ORDER BY due_at LIMIT ?`;

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
