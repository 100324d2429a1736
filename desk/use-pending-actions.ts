import { useSyncExternalStore } from 'react';
import { onPendingChange, pendingActions, storedActions } from './pending-actions.ts';

/** What waits on this device or was refused; rendered again whenever it changes. Empty on the server. */
export function usePendingActions() {
  const all = pendingActions(useSyncExternalStore(onPendingChange, storedActions, () => '[]'));
  return { waiting: all.filter(({ refused }) => !refused), refused: all.filter(({ refused }) => refused) };
}
