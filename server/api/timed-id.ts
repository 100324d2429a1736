import { randomUUID } from 'node:crypto';

/** An id for a document without a reference number. It begins with the time, so that ids sort by arrival. */
export function timedId(time: number): string {
  return `${time}_${randomUUID()}`;
}
