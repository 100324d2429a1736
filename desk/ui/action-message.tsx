import type { CaseRecord, Verb } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import type { ActionData } from '../action-data.ts';
import { timeText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { usePendingActions } from '../use-pending-actions.ts';
import type { DeskWords } from '../words.ts';
import { eventText } from './event-text.ts';
import { useRecordFetcher, VerbForm } from './verb-form.tsx';

/** What became of the last action; a mistake can be undone from here. Screen readers announce it. */
export function ActionMessage({ posted, record, page }: { posted?: ActionData; record: CaseRecord; page: string }) {
  const desk = useDesk();
  const { waiting } = usePendingActions();
  const data = useRecordFetcher().data ?? posted;
  // That something is kept on the device is true until it was sent.
  const answer = data && 'kept' in data && waiting.length === 0 ? undefined : data;
  const undoable = record.history.find(({ version }) => version === record.undoable);
  const text = answer ? messageOf(answer, desk) : '';
  if (!text && !undoable) return <div role="status" />;
  const isProblem = Boolean(answer && ('missing' in answer || ('result' in answer && !answer.result.ok)));
  return (
    <div role="status" className="desk-notice" data-tone={isProblem ? 'problem' : 'done'}>
      <span className="flex-1">{text || (undoable && eventText(undoable, desk.words, record.collection))}</span>
      {undoable && !isProblem && <UndoForm version={undoable.version} record={record} page={page} />}
    </div>
  );
}

function UndoForm({ version, record, page }: { version: number; record: CaseRecord; page: string }) {
  const { words } = useDesk();
  return (
    <VerbForm record={record} page={page}>
      <button
        type="submit"
        name="verb"
        value={`undo:${version}`}
        data-key="z"
        aria-keyshortcuts="z"
        className="desk-button-quiet"
      >
        {words.verbs.undo}
      </button>
    </VerbForm>
  );
}

/** Which sentence says that a verb was done. */
const doneTexts = {
  claim: 'claimed',
  release: 'released',
  reached: 'reached',
  'no-answer': 'tried',
  'wrong-number': 'tried',
  later: 'postponed',
  note: 'noted',
  'same-as': 'linked',
  move: 'moved',
  spam: 'moved',
  'not-spam': 'moved',
  correct: 'corrected',
  undo: 'corrected',
  erase: 'erased',
} as const satisfies Record<Verb['verb'], keyof DeskWords['results']>;

/** The sentence for what an action answered; empty for a preview. */
export function messageOf(posted: ActionData, { words, now }: { words: DeskWords; now: number }): string {
  const { results } = words;
  if ('kept' in posted) return results.kept;
  if ('preview' in posted) return '';
  if ('missing' in posted) return words.missing[posted.missing];
  const { result, verb } = posted;
  if (result.ok) return results[doneTexts[verb]];
  if (result.code !== 'conflict') return results[result.code];
  return fill(results.conflict, { name: result.by, time: timeText(result.at, now, words) });
}
