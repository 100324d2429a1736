import { createHash } from 'node:crypto';
import type { OutboxRow } from '../outbox.ts';

/** A name for the message of a row, the same at each attempt, by which a receiver recognises a second copy. */
export function messageIdOf({ key }: Pick<OutboxRow, 'key'>): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
