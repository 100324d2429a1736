import { randomUUID } from 'node:crypto';

/** An id for a document without a reference number: the time first, so that ids sort by arrival. */
export function timedId(time: number): string {
  return `${time}_${randomUUID()}`;
}
