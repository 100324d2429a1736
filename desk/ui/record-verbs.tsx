import { type ReactNode, useEffect, useRef } from 'react';
import type { CaseRecord } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import type { ActionData } from '../action-data.ts';
import type { View } from '../record-view.ts';
import { useDesk } from '../use-desk.ts';
import { DateChoice } from './outcome-form.tsx';
import { useRecordFetcher, VerbForm } from './verb-form.tsx';

type Props = { record: CaseRecord; page: string };

/** Everything else that can be done; each is a form behind one tap. */
export function RecordVerbs({ record, view, page, posted }: Props & { view: View; posted?: ActionData }) {
  const { words, now } = useDesk();
  const { verbs } = words;
  return (
    <div className="grid gap-2">
      <Verb title={verbs.note} shortcut="n">
        <TeamNote record={record} page={page} />
      </Verb>
      {view.referrer && <ReferrerNote record={record} page={page} name={view.referrer.name} posted={posted} />}
      <Verb title={verbs.later} shortcut="l">
        <VerbForm record={record} page={page}>
          <DateChoice legend={verbs.later} verb="later" now={now} />
        </VerbForm>
      </Verb>
      <Verb title={verbs.sameAs} shortcut="d">
        <VerbForm record={record} page={page} className="grid gap-2">
          <p className="text-sm">{verbs.sameAsText}</p>
          <label className="desk-label">
            {verbs.sameAsReference}
            <input name="sameAs" required className="desk-control" />
          </label>
          <button type="submit" name="verb" value="same-as" className="desk-button-quiet justify-self-start">
            {verbs.link}
          </button>
        </VerbForm>
      </Verb>
      <Moves record={record} page={page} />
      <Verb title={verbs.erase}>
        <VerbForm record={record} page={page} className="grid gap-2">
          <p className="text-sm">{verbs.eraseText}</p>
          <button type="submit" name="verb" value="erase" className="desk-button-danger justify-self-start">
            {verbs.eraseButton}
          </button>
        </VerbForm>
      </Verb>
    </div>
  );
}

function Verb({
  title,
  shortcut,
  tone,
  children,
}: {
  title: string;
  shortcut?: string;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <details className="desk-verb" data-tone={tone} name="verb">
      <summary className="desk-summary" data-key={shortcut} aria-keyshortcuts={shortcut}>
        {title}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

function TeamNote({ record, page }: Props) {
  const { verbs } = useDesk().words;
  const { data } = useRecordFetcher();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const isKept = data && ('kept' in data || ('result' in data && data.result.ok && data.verb === 'note'));
    if (isKept && field.current) field.current.value = '';
  }, [data]);
  return (
    <VerbForm record={record} page={page} className="grid gap-2">
      <label className="desk-label">
        {verbs.noteText}
        <textarea ref={field} name="text" required rows={3} className="desk-control" />
      </label>
      <button type="submit" name="verb" value="note:team" className="desk-button justify-self-start">
        {verbs.keepNote}
      </button>
    </VerbForm>
  );
}

/** Another colour and another button than a note for the team, and seen once more before it is kept. */
function ReferrerNote({ record, page, name, posted }: Props & { name: string; posted?: ActionData }) {
  const { verbs } = useDesk().words;
  const answer = useRecordFetcher().data ?? posted;
  const preview = answer && 'preview' in answer ? answer.preview : '';
  return (
    <details className="desk-verb" data-tone="referrer" open={preview !== '' || undefined} name="verb">
      <summary className="desk-summary">{verbs.noteForReferrer}</summary>
      <VerbForm record={record} page={page} className="grid gap-2 pt-3">
        <label className="desk-label">
          {fill(verbs.noteForReferrerText, { name })}
          <textarea name="text" required rows={3} defaultValue={preview} className="desk-control" />
        </label>
        <button type="submit" name="verb" value="preview" className="desk-button-referrer justify-self-start">
          {verbs.preview}
        </button>
      </VerbForm>
      {preview && (
        <VerbForm record={record} page={page} className="mt-3 grid gap-2">
          <p className="text-sm">{fill(verbs.previewTitle, { name })}</p>
          <blockquote className="desk-preview">{preview}</blockquote>
          <input type="hidden" name="text" value={preview} />
          <button type="submit" name="verb" value="note:referrer" className="desk-button-referrer justify-self-start">
            {verbs.keepForReferrer}
          </button>
        </VerbForm>
      )}
    </details>
  );
}

/** The stages that it may go to; spam and reopening are among them. */
function Moves({ record, page }: Props) {
  const { verbs, stages } = useDesk().words;
  const isSpam = record.stage === 'spam';
  return (
    <Verb title={verbs.move}>
      <VerbForm record={record} page={page} className="flex flex-wrap gap-2">
        {record.moves
          .filter((stage) => stage !== 'spam')
          .map((stage) => (
            <button key={stage} type="submit" name="verb" value={`move:${stage}`} className="desk-button-quiet">
              {stage === 'new' ? verbs.reopen : stages[stage]}
            </button>
          ))}
        <button type="submit" name="verb" value={isSpam ? 'not-spam' : 'spam'} className="desk-button-quiet">
          {isSpam ? verbs['not-spam'] : verbs.spam}
        </button>
      </VerbForm>
    </Verb>
  );
}
