import { useDesk } from '../use-desk.ts';
import { messageOf, useTrue } from './action-message.tsx';
import { ActionForm, useVerbFetcher, VerbButton } from './verb-form.tsx';

/**
 * What became of the last button of a row: why a claim was not made, that it waits for a network, or what is spam now, which can be
 * undone from here because the row is gone. Screen readers announce it.
 */
export function RowMessage({ page }: { page: string }) {
  const desk = useDesk();
  const fetcher = useVerbFetcher('claim');
  const answer = useTrue(fetcher.data);
  const isDone = !answer || ('ok' in answer && answer.ok);
  const moved = answer && 'ok' in answer && answer.ok && answer.type === 'moved' ? answer : null;
  const { collection, id } = moved?.subject ?? {};
  return (
    <div role="status">
      {!isDone && (
        <p className="desk-notice mt-0 mb-3" data-tone={'kept' in answer ? 'done' : 'problem'}>
          {messageOf(answer, desk)}
        </p>
      )}
      {moved && (
        <div className="desk-notice mt-0 mb-3">
          <span className="flex-1">{desk.words.results.spam}</span>
          <ActionForm
            fetcher={fetcher}
            version={moved.version}
            page={page}
            address={desk.to(`/cases/${collection}/${id}`)}
          >
            <VerbButton verb={`undo:${moved.version}`}>{desk.words.verbs.undo}</VerbButton>
          </ActionForm>
        </div>
      )}
    </div>
  );
}
