import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../domain/texts.ts';
import { onPendingChange, pendingActions, sendPendingActions } from '../pending-actions.ts';
import { useDesk } from '../use-desk.ts';

const tryEvery = 30_000;

/** What was tapped without a network, and waits on this device. It is sent as soon as there is one. */
export function PendingActions() {
  const { words } = useDesk();
  const { revalidate } = useRevalidator();
  const count = useSyncExternalStore(
    onPendingChange,
    () => pendingActions().length,
    () => 0,
  );
  const send = useCallback(async () => {
    if (pendingActions().length > 0 && (await sendPendingActions()) > 0) revalidate();
  }, [revalidate]);
  useEffect(() => {
    send();
    const timer = setInterval(send, tryEvery);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [send]);
  if (count === 0) return null;
  return (
    <div role="status" className="desk-notice mt-3 flex items-center justify-between gap-3">
      <span>{fill(words.results.waiting, { count })}</span>
      <button type="button" onClick={send} className="desk-button-quiet">
        {words.results.sendNow}
      </button>
    </div>
  );
}
