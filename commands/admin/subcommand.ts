import { type Collection, collections } from '../../domain/collections.ts';
import type { Settings } from '../../server/config/environment.ts';
import { openStore } from '../../server/open-store.ts';
import type { Store } from '../../server/store/sqlite.ts';

/** One thing that an operator does. */
export type Subcommand = {
  name: string;
  /** Its parameters and what it does, as the help writes them. */
  parameters: string;
  description: string;
  run(parameters: string[], settings: Settings): Promise<void>;
};

/** What was typed makes no sense; the help follows the message. */
export class UsageError extends Error {}

/** Works with the store of the settings, which must exist; closes it afterwards. The server may run meanwhile. */
export async function withStore<Result>(settings: Settings, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openStore(settings, { mustExist: true });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The one collection that was typed. */
export function readCollection(names: readonly string[]): Collection {
  const collection = collections.find((name) => name === names[0]);
  if (collection && names.length === 1) return collection;
  throw new UsageError(`Say which collection: ${collections.join(', ')}.`);
}

/** A sentence's list of how many documents of each collection: `2 referrals, 0 messages`. */
export function listOfCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
