import type { CaseRecord } from '../domain/desk.ts';

/** A meeting that was arranged: when, where, and the name of the member who goes. */
export type Meeting = { at: number; place: string; member: string };

/** The meeting that a case has; null where none is arranged, or where it was moved to another stage or date since. */
export function meetingOf({ stage, followUpAt, history }: CaseRecord, address: string): Meeting | null {
  const last = history.findLast(({ type, isCorrected }) => type === 'arranged' && !isCorrected);
  if (stage !== 'meeting' || last?.type !== 'arranged' || last.data.followUpAt !== followUpAt) return null;
  return { at: followUpAt, place: last.data.text || address, member: last.data.to };
}
