import { type Refusal, resultRules } from '../../domain/cases/call-results.ts';
import { correctedVersions } from '../../domain/cases/case.ts';
import type { CaseEvent } from '../../domain/cases/case-events.ts';

/** How far it came with somebody, for the report. */
export type Progress = {
  /** When a meeting was arranged for the first time; milliseconds since 1970, null while there was none. */
  metAt: number | null;
  /** Why they said no the last time that somebody spoke with them; null where they did not, or gave no reason. */
  refusal: Refusal | null;
};

/** What the events of a case, oldest first, say of it. What was taken back as a mistake did not happen. */
export function progressOf(events: readonly CaseEvent[]): Progress {
  const corrected = correctedVersions(events);
  const progress: Progress = { metAt: null, refusal: null };
  for (const { version, at, type, data } of events) {
    if (corrected.has(version)) continue;
    if (type === 'arranged' || (type === 'moved' && data.to === 'meeting')) progress.metAt ??= at;
    if (type === 'reached') progress.refusal = resultRules[data.outcome].isRefusal ? (data.refusal ?? null) : null;
  }
  return progress;
}
