import { demoReferral } from '../commands/demo-data.ts';
import { submissionOf } from '../domain/referral.ts';
import type { Member } from '../domain/sign-in.ts';
import type { Store } from '../server/store/sqlite.ts';

/** On the disk of the project, because a temporary folder may be in memory. */
export const scratch = 'node_modules/.cache';
/** Milliseconds between two referrals: every ten minutes for a year, up to now. */
export const interval = 600_000;

/** Many writes, a thousand at a time, which share a commit. */
export async function inBatches(count: number, work: (n: number) => Promise<unknown>) {
  const size = 1000;
  for (let first = 0; first < count; first += size) {
    await Promise.all(Array.from({ length: Math.min(size, count - first) }, (_, n) => work(first + n)));
  }
}

/** Stores the referral with a number. */
export function add(store: Store, n: number, receivedAt: number) {
  const document = submissionOf(demoReferral(n), receivedAt, Buffer.from(`${n}`.padStart(8, '0')));
  const arrival = { receivedAt, via: 'write-channel', language: 'zh', suspicion: null } as const;
  return store.add('referrals', `${n}`, document, arrival);
}

/** Somebody was called. */
export function call(store: Store, { id }: Member, n: number, at: number) {
  const outcome = n % 5 === 0 ? 'not-interested' : 'interested';
  const event = {
    subject: `referrals/${n}`,
    at,
    actor: id,
    expectedVersion: null,
    type: 'reached',
    data: { outcome },
  } as const;
  return store.appendEvent({ ...event, actionId: `${n}` });
}
