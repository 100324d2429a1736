import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../domain/texts.ts';
import {
  forgetAction,
  type Pending,
  pendingActions,
  sendPendingActions,
  usePendingActions,
} from '../pending-actions.ts';
import { useDesk } from '../use-desk.ts';
import type { DeskWords } from '../words.ts';

const tryEvery = 30_000;

/** What a member types, of the fields of the desk's forms (`parse-action.ts`). */
const typed = ['text', 'reason', 'value', 'sameAs', 'followUpOn', 'businessName', 'contactPhone', 'conversationNotes'];

/**
 * What was tapped without a network, and waits on this device. It is sent as soon as there is one. What the desk then refuses
 * is said, with what was typed.
 */
export function PendingActions() {
  const { words, member, timeOf } = useDesk();
  const { id } = member;
  const { revalidate } = useRevalidator();
  const { waiting, refused } = usePendingActions(id);
  const send = useCallback(async () => {
    if (pendingActions(id).length > 0 && (await sendPendingActions(id)) > 0) revalidate();
  }, [revalidate, id]);
  useEffect(() => {
    send();
    const timer = setInterval(send, tryEvery);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [send]);
  const { results } = words;
  return (
    <>
      {waiting.length > 0 && (
        <div role="status" className="desk-notice mt-3 flex items-center justify-between gap-3">
          <span>{fill(results.waiting, { count: waiting.length })}</span>
          <button type="button" onClick={send} className="desk-button-quiet">
            {results.sendNow}
          </button>
        </div>
      )}
      {refused.map((action) => (
        <div
          key={JSON.stringify(action)}
          role="alert"
          className="desk-notice mt-3 flex flex-wrap items-center gap-3"
          data-tone="problem"
        >
          <div className="flex-1 basis-60">
            <p>{fill(results.refused, { what: whatOf(action, words), time: timeOf(action.keptAt) })}</p>
            {action.fields.map(
              ([name, text]) => typed.includes(name) && text && <p key={name}>{fill(results.typed, { text })}</p>,
            )}
          </div>
          <a href={action.address} className="desk-link">
            {fieldOf(action, 'title') || results.openCase}
          </a>
          <button type="button" onClick={() => forgetAction(action)} className="desk-button-quiet">
            {results.dismiss}
          </button>
        </div>
      ))}
    </>
  );
}

const fieldOf = ({ fields }: Pending, name: string) => fields.find(([known]) => known === name)?.[1] ?? '';

/** What was tapped, in words: of *reached* the outcome, of *move* the stage, of a correction its field. */
function whatOf(action: Pending, { callResults, stages, history, amend, verbs, meeting, newCase }: DeskWords): string {
  const [verb = '', detail = ''] = fieldOf(action, 'verb').split(':');
  const details: Record<string, string> = {
    ...callResults,
    ...stages,
    ...history.noted,
    ...history.agreed,
    ...amend.fields,
  };
  const names: Record<string, string> = { ...callResults, ...verbs, meet: meeting.arrange, '': newCase.title };
  return details[detail] ?? names[verb] ?? '…';
}
