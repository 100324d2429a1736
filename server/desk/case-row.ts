import { type Case, queuedFrom } from '../../domain/cases/case.ts';
import type { CaseSummary } from '../../domain/cases/case-summary.ts';
import { dateState } from '../../domain/cases/follow-up.ts';
import { isLeftAlone } from '../../domain/cases/hand-over.ts';
import type { CaseRow } from '../../domain/desk.ts';
import { clockOf, partsOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';

/** What rows need besides the case. */
export type RowContext = {
  now: number;
  database: Database;
  /** The name of a member, also of a former one. */
  nameOf(memberId: string): string;
  /** False for a former member, and for one of whom a restored store knows nothing. */
  isPresent(memberId: string): boolean;
  /** The names of the others who have a record open. */
  lookingAt(subject: string): readonly string[];
};

/** A case as lists show it. */
export function caseRow(one: Case & CaseSummary & { isPossibleDuplicate: 0 | 1 }, context: RowContext): CaseRow {
  const { subject, version, stage, title, district, type, bestTimeToCall, followUpAt, followUpKind, owner } = one;
  const { collection, id } = partsOf(subject);
  const from = queuedFrom(one);
  return {
    collection,
    id,
    version,
    stage,
    title,
    district,
    type,
    bestTimeToCall,
    clock: clockOf(context.database, one, context.now),
    followUpAt,
    followUpKind,
    dateState: followUpAt === null || one.reachedAt === null ? null : dateState({ ...one, followUpAt }, context.now),
    owner: owner === null ? null : { id: owner, name: context.nameOf(owner) },
    isOwnerIdle:
      owner !== null && (!context.isPresent(owner) || (from !== null && isLeftAlone(one, from, context.now))),
    number: context.database.erasures.isNoCall(one.phoneKey)
      ? 'never'
      : one.wrongNumberAt !== null
        ? 'wrong'
        : one.newNumberAt !== null
          ? 'new'
          : null,
    isPossibleDuplicate: one.isPossibleDuplicate === 1,
    lookedAtBy: context.lookingAt(subject),
  };
}
