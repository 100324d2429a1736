import type { Database } from '../store/connection.ts';
import type { Store } from '../store/sqlite.ts';

type Listener = (seq: number) => void;

/** The number of the last event of all cases. */
export function lastSeq({ all }: Pick<Database, 'all'>): number {
  return Number(all('SELECT max(seq) AS seq FROM events')[0]?.seq ?? 0);
}

/** Tells the open pages of the desk that something has happened, and how far the events have come. It is a hint, not data. */
export function watchChanges({ database, onWrite }: Pick<Store, 'database' | 'onWrite'>) {
  /** With the member who listens. */
  const listeners = new Map<Listener, string>();
  let told = 0;
  let isClosed = false;

  function tell(seq: number) {
    told = seq;
    for (const listener of listeners.keys()) listener(seq);
  }

  onWrite(() => {
    if (listeners.size === 0) return;
    try {
      const seq = lastSeq(database);
      if (seq !== told) tell(seq);
    } catch {
      // The write itself has failed or not; the pages load their data again after a while without a hint.
    }
  });

  return {
    lastSeq: () => lastSeq(database),
    /** For what is no event: somebody has opened or closed a record. */
    tellAll: () => tell(lastSeq(database)),
    isClosed: () => isClosed,
    /** Ends all that listen: an open connection would delay the end of the server. */
    close() {
      isClosed = true;
      tell(told);
    },
    /** @returns a function that ends it */
    listen(memberId: string, listener: Listener): () => void {
      listeners.set(listener, memberId);
      return () => listeners.delete(listener);
    },
    /** How many pages of a member are listening. */
    countOf: (memberId: string) => [...listeners.values()].filter((id) => id === memberId).length,
  };
}

export type Changes = ReturnType<typeof watchChanges>;
