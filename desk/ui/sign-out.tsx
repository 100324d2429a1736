import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { fill } from '../../domain/texts.ts';
import { discardActions, pendingActions, sendPendingActions, usePendingActions } from '../pending-actions.ts';
import { useDesk } from '../use-desk.ts';

/** Signs out. While something that the member did waits in this browser it asks first, because nothing of it may stay there. */
export function SignOut({ text, className }: { text: string; className: string }) {
  const { words, to, member } = useDesk();
  const { waiting, refused } = usePendingActions(member.id);
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  // The page of devices has a second one.
  const id = useId();
  const { count, about, send, discard, stay } = words.signOutQuestion;
  const unsent = waiting.length + refused.length;
  useEffect(() => {
    if (unsent === 0) question.current?.close();
  }, [unsent]);
  function onSubmit(event: SubmitEvent) {
    if (pendingActions(member.id).length === 0) return;
    event.preventDefault();
    if (!question.current?.open) question.current?.showModal();
  }
  async function after(work: (member: string) => unknown) {
    await work(member.id);
    form.current?.requestSubmit();
  }
  return (
    <Form method="post" action={to('/sign-out')} ref={form} onSubmit={onSubmit}>
      <button type="submit" className={className}>
        {text}
      </button>
      <dialog ref={question} aria-labelledby={id} className="desk-sheet">
        <h2 id={id} className="text-lg">
          {fill(count, { count: unsent })}
        </h2>
        <p className="mt-2">{about}</p>
        <div className="mt-4 grid gap-2">
          <button type="button" className="desk-button" onClick={() => after(sendPendingActions)}>
            {send}
          </button>
          <button type="button" className="desk-button-quiet" onClick={() => after(discardActions)}>
            {discard}
          </button>
          <button type="button" className="desk-button-quiet" onClick={() => question.current?.close()}>
            {stay}
          </button>
        </div>
      </dialog>
    </Form>
  );
}
