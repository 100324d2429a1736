import { fill } from '../../domain/texts.ts';
import { usePendingActions } from '../pending-actions.ts';
import { useDesk } from '../use-desk.ts';
import { type ActionData, useRecord } from '../use-record.ts';
import { useVerbFetcher, VerbButton, VerbForm } from './verb-form.tsx';

/** What became of the last action; a mistake can be undone from here. Screen readers announce it. */
export function ActionMessage() {
  const { posted, record, lines } = useRecord();
  const desk = useDesk();
  const answer = useTrue(useVerbFetcher().data ?? posted);
  const undoable = lines.find(({ version }) => version === record.undoable);
  const text = answer ? messageOf(answer, desk) : '';
  if (!text && !undoable) return <div role="status" />;
  const isProblem = Boolean(answer && ('missing' in answer || ('ok' in answer && !answer.ok)));
  return (
    <div role="status" className="desk-notice" data-tone={isProblem ? 'problem' : 'done'}>
      <span className="flex-1">{text || undoable?.title}</span>
      {answer && 'code' in answer && answer.code === 'again' && (
        <VerbForm>
          <VerbButton verb="no-answer:again">{desk.words.verbs.again}</VerbButton>
        </VerbForm>
      )}
      {undoable && !isProblem && (
        <VerbForm>
          <VerbButton verb={`undo:${undoable.version}`} shortcut="z">
            {desk.words.verbs.undo}
          </VerbButton>
        </VerbForm>
      )}
    </div>
  );
}

/** What an action answered, as long as it is true: that something is kept on the device is so until it was sent. */
function useTrue(answer: ActionData | undefined): ActionData | undefined {
  const { waiting } = usePendingActions(useDesk().member.id);
  return answer && 'kept' in answer && waiting.length === 0 ? undefined : answer;
}

/** The sentence for what an action answered; empty for a preview. */
function messageOf(posted: ActionData, { words, timeOf }: ReturnType<typeof useDesk>): string {
  const { results } = words;
  if ('kept' in posted) return results.kept;
  if ('preview' in posted) return '';
  if ('missing' in posted) return words.missing[posted.missing];
  if (posted.ok) {
    const { from, to } = posted;
    const done = posted.type === 'assigned' && !to ? results.claimed : fill(results[posted.type], { to: to ?? '' });
    return from ? `${done}${fill(results.from, { from })}` : done;
  }
  if (posted.code === 'is-duplicate') {
    return fill(results['is-duplicate'], { title: posted.title, reference: posted.reference });
  }
  if (posted.code !== 'conflict') return results[posted.code];
  return fill(results.conflict, { name: posted.by, time: timeOf(posted.at) });
}

/** Why the last claim of a list was not made, or that it waits for a network. Screen readers announce it. */
export function ClaimMessage() {
  const desk = useDesk();
  const answer = useTrue(useVerbFetcher('claim').data);
  const isClaimed = !answer || ('ok' in answer && answer.ok);
  return (
    <div role="status">
      {!isClaimed && (
        <p className="desk-notice mt-0 mb-3" data-tone={'kept' in answer ? 'done' : 'problem'}>
          {messageOf(answer, desk)}
        </p>
      )}
    </div>
  );
}
