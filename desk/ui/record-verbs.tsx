import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VerbName } from '../../domain/cases/verbs.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import type { DeskWords } from '../words.ts';
import { DateChoice } from './outcome-form.tsx';
import { useEmptied, useVerbFetcher, VerbButton, VerbForm } from './verb-form.tsx';

type WithButtonElsewhere =
  | 'meet'
  | 'claim'
  | 'release'
  | 'reached'
  | 'no-answer'
  | 'wrong-number'
  | 'amend'
  | 'sent'
  | 'agree'
  | 'rewrite'
  | 'correct'
  | 'undo'
  | 'erase';

/** What opens for each other verb, in the order of the page. */
const panels: Record<Exclude<VerbName, WithButtonElsewhere>, () => ReactNode> = {
  note: Notes,
  later: Later,
  assign: Assign,
  'same-as': SameAs,
  move: Moves,
};

/** Everything else that can be done; each is a form behind one tap. */
export function RecordVerbs() {
  const { words, to } = useDesk();
  const { id, erasedHalf } = useRecord().record;
  // Without the contact only a note is allowed.
  const shown = Object.entries(panels).filter(([verb]) => erasedHalf !== 'contact' || verb === 'note');
  return (
    <div className="grid gap-2">
      {shown.map(([verb, VerbPanel]) => (
        <VerbPanel key={verb} />
      ))}
      <Link to={to(`/person?${new URLSearchParams({ reference: id })}`)} className="desk-link px-1 py-3">
        {words.verbs.person}
      </Link>
    </div>
  );
}

type PanelProps = { verb: VerbName & keyof DeskWords['verbs']; shortcut?: string; children: ReactNode };

function Panel({ verb, shortcut, children }: PanelProps) {
  return (
    <details className="desk-verb" name="verb">
      <summary className="desk-summary" data-key={shortcut} aria-keyshortcuts={shortcut}>
        {useDesk().words.verbs[verb]}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

function Notes() {
  const { referrer } = useRecord().facts;
  return (
    <>
      <TeamNote />
      {referrer && <ReferrerNote name={referrer.name} />}
    </>
  );
}

function TeamNote() {
  const text = useDesk().words.verbs;
  const field = useEmptied<HTMLTextAreaElement>('noted');
  return (
    <Panel verb="note" shortcut="n">
      <VerbForm className="grid gap-2">
        <label className="desk-label">
          {text.noteText}
          <textarea ref={field} name="text" required rows={3} className="desk-control" />
        </label>
        <VerbButton verb="note:team" className="desk-button justify-self-start">
          {text.keepNote}
        </VerbButton>
      </VerbForm>
    </Panel>
  );
}

/** Another colour and another button than a note for the team, and seen once more before it is kept. */
function ReferrerNote({ name }: { name: string }) {
  const { posted } = useRecord();
  const text = useDesk().words.verbs;
  const answer = useVerbFetcher().data ?? posted;
  const preview = answer && 'preview' in answer ? answer.preview : '';
  return (
    <details className="desk-verb" data-tone="referrer" open={preview !== '' || undefined} name="verb">
      <summary className="desk-summary">{text.noteForReferrer}</summary>
      <VerbForm className="grid gap-2 pt-3">
        <label className="desk-label">
          {fill(text.noteForReferrerText, { name })}
          <textarea name="text" required rows={3} defaultValue={preview} className="desk-control" />
        </label>
        <VerbButton verb="preview" className="desk-button-referrer justify-self-start">
          {text.preview}
        </VerbButton>
      </VerbForm>
      {preview && (
        <VerbForm className="mt-3 grid gap-2">
          <p className="text-sm">{fill(text.previewTitle, { name })}</p>
          <blockquote className="desk-preview">{preview}</blockquote>
          {answer && 'preview' in answer && answer.namesContact && (
            <p role="alert" className="desk-notice mt-0" data-tone="problem">
              {text.namesContact}
            </p>
          )}
          <input type="hidden" name="text" value={preview} />
          <VerbButton verb="note:referrer" className="desk-button-referrer justify-self-start">
            {text.keepForReferrer}
          </VerbButton>
        </VerbForm>
      )}
    </details>
  );
}

function Later() {
  return (
    <Panel verb="later" shortcut="l">
      <VerbForm>
        <DateChoice legend={useDesk().words.verbs.later} verb="later" />
      </VerbForm>
    </Panel>
  );
}

/** To anybody who is present, except to whose it is. */
function Assign() {
  const { colleagues } = useRecord();
  const text = useDesk().words.verbs;
  if (colleagues.length === 0) return null;
  return (
    <Panel verb="assign">
      <VerbForm className="grid gap-2">
        <p className="text-sm">{text.assignText}</p>
        <label className="desk-label">
          {text.assignTo}
          <select name="to" required className="desk-control">
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <VerbButton verb="assign" className="desk-button-quiet justify-self-start">
          {text.assignButton}
        </VerbButton>
      </VerbForm>
    </Panel>
  );
}

function SameAs() {
  const text = useDesk().words.verbs;
  return (
    <Panel verb="same-as" shortcut="d">
      <VerbForm className="grid gap-2">
        <p className="text-sm">{text.sameAsText}</p>
        <label className="desk-label">
          {text.sameAsReference}
          <input name="sameAs" required className="desk-control" />
        </label>
        <VerbButton verb="same-as" className="desk-button-quiet justify-self-start">
          {text.link}
        </VerbButton>
      </VerbForm>
    </Panel>
  );
}

/** The stages that it may go to; spam and reopening are among them. */
function Moves() {
  const { record } = useRecord();
  const { verbs: text, stages } = useDesk().words;
  const isSpam = record.stage === 'spam';
  return (
    <Panel verb="move">
      <VerbForm className="flex flex-wrap gap-2">
        {record.moves
          .filter((stage) => stage !== 'spam')
          .map((stage) => (
            <VerbButton key={stage} verb={`move:${stage}`}>
              {stage === 'new' ? text.reopen : stages[stage]}
            </VerbButton>
          ))}
        <VerbButton verb={`move:${isSpam ? record.moves[0] : 'spam'}`}>
          {isSpam ? text['not-spam'] : text.spam}
        </VerbButton>
      </VerbForm>
    </Panel>
  );
}
