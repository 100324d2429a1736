import { randomUUID } from 'node:crypto';

/** An id for a document nobody refers to: the time first, so that ids sort as they came. */
export function timedId(time: number): string {
  return `${time}_${randomUUID()}`;
}
