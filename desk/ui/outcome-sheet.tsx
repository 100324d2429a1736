import { useEffect, useRef } from 'react';
import { useDesk } from '../use-desk.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { useVerbFetcher } from './verb-form.tsx';

/**
 * Opens when somebody comes back from a call.
 * @param props `called` counts the taps on *Call*
 */
export function OutcomeSheet({ called }: { called: number }) {
  const { words } = useDesk();
  const sheet = useRef<HTMLDialogElement>(null);
  const { state } = useVerbFetcher();
  useEffect(() => {
    if (called === 0) return;
    const open = () => {
      if (document.visibilityState === 'visible' && !sheet.current?.open) sheet.current?.showModal();
    };
    // Where the call does not hide the page, as on a computer, coming back is the focus.
    document.addEventListener('visibilitychange', open);
    addEventListener('focus', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      removeEventListener('focus', open);
    };
  }, [called]);
  useEffect(() => {
    if (state === 'submitting') sheet.current?.close();
  }, [state]);
  return (
    <dialog ref={sheet} aria-labelledby="outcome-question" className="desk-sheet">
      <h2 id="outcome-question" className="mb-3 text-lg">
        {words.outcome.question}
      </h2>
      <OutcomeForm hasKeys={false} />
      <button type="button" className="desk-button-quiet mt-3 w-full" onClick={() => sheet.current?.close()}>
        {words.outcome.close}
      </button>
    </dialog>
  );
}
