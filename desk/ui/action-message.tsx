import type { ActionResult } from '../../domain/cases/case-actions.ts';
import { fill } from '../../domain/texts.ts';
import { usePendingActions } from '../pending-actions.ts';
import { useDesk } from '../use-desk.ts';
import { type ActionData, useRecord } from '../use-record.ts';
import { nameOfActor } from '../words.ts';
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
export function useTrue(answer: ActionData | undefined): ActionData | undefined {
  const { waiting } = usePendingActions(useDesk().member.id);
  return answer && 'kept' in answer && waiting.length === 0 ? undefined : answer;
}

/** The sentence for what an action answered; empty for a preview. */
export function messageOf(posted: ActionData, { words, timeOf }: ReturnType<typeof useDesk>): string {
  const { results } = words;
  if ('kept' in posted) return results.kept;
  if ('preview' in posted) return '';
  if ('missing' in posted) return words.missing[posted.missing];
  if (posted.ok) {
    const { from, to } = posted;
    const done = posted.type === 'assigned' && !to ? results.claimed : fill(results[posted.type], { to: to ?? '' });
    return from ? `${done}${fill(results.from, { from })}` : done;
  }
  return refusalText(posted, { words, timeOf });
}

type Refusal = Exclude<ActionResult, { ok: true }>;

/** Why something was not done. */
export function refusalText(refusal: Refusal, { words, timeOf }: Pick<ReturnType<typeof useDesk>, 'words' | 'timeOf'>) {
  const { results } = words;
  if (refusal.code === 'is-duplicate') {
    return fill(results['is-duplicate'], { title: refusal.title, reference: refusal.reference });
  }
  if (refusal.code !== 'conflict') return results[refusal.code];
  return fill(results.conflict, { name: nameOfActor(refusal.by, words), time: timeOf(refusal.at) });
}
