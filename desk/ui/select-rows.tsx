import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { CaseRow } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import type { BulkResult } from '../act-on-selected.ts';
import { useDesk } from '../use-desk.ts';
import { refusalText } from './action-message.tsx';
import { VerbButton } from './verb-form.tsx';

const form = 'selected';

/** What an action for several cases answers; `offline` where nothing was sent. */
export type BulkAnswer = BulkResult | { offline: true };

type Props = { page: string; members: readonly (readonly [id: string, name: string])[]; answer: BulkAnswer | null };

/** What can be done with the rows that are ticked. Their boxes are there while this is open, also without a script. */
export function SelectRows({ page, members, answer }: Props) {
  const { words, member } = useDesk();
  const { bulk, verbs } = words;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer && 'done' in answer) element.current?.reset();
  }, [answer]);
  const all = () => {
    for (const box of element.current?.elements ?? []) if (box instanceof HTMLInputElement) box.checked = true;
  };
  return (
    <details className="desk-select desk-tool">
      <summary className="desk-summary">{bulk.title}</summary>
      <Form ref={element} id={form} method="post" className="flex flex-wrap items-end gap-2 pb-3">
        <input type="hidden" name="member" value={member.id} />
        <input type="hidden" name="page" value={page} />
        <button type="button" onClick={all} className="desk-button-quiet script-only">
          {bulk.all}
        </button>
        <VerbButton verb="release">{verbs.release}</VerbButton>
        <VerbButton verb="move:spam">{verbs.spam}</VerbButton>
        <select name="to" aria-label={verbs.assignTo} className="desk-control w-auto">
          {members.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <VerbButton verb="assign">{verbs.assignButton}</VerbButton>
      </Form>
    </details>
  );
}

/** The box of a row, whose form is above the list. */
export function SelectRow({ row: { collection, id, version, title } }: { row: CaseRow }) {
  const { bulk } = useDesk().words;
  return (
    <input
      type="checkbox"
      form={form}
      name="case"
      value={`${collection}/${id}@${version}`}
      aria-label={fill(bulk.select, { case: title || id })}
      className="desk-row-select"
    />
  );
}

/** How many were changed, and each that was not, with the reason. */
export function BulkMessage({ answer }: { answer: BulkAnswer | null }) {
  const desk = useDesk();
  const { bulk } = desk.words;
  if (!answer) return <div role="status" />;
  if ('offline' in answer) {
    return (
      <p role="status" className="desk-notice mt-0 mb-3" data-tone="problem">
        {bulk.offline}
      </p>
    );
  }
  const { done, refused } = answer;
  return (
    <div role="status" className="desk-notice mt-0 mb-3 block" data-tone={refused.length > 0 ? 'problem' : 'done'}>
      <p>{done + refused.length === 0 ? bulk.none : fill(bulk.done, { count: done })}</p>
      {refused.length > 0 && <p>{fill(bulk.refused, { count: refused.length })}</p>}
      <ul>
        {refused.map(({ collection, id, title, result }) => (
          <li key={id}>
            <Link to={desk.to(`/cases/${collection}/${id}`)} className="desk-link">
              {title}
            </Link>
            {`${desk.words.notices.separator}${result.code === 'not-allowed' ? bulk.notAllowed : refusalText(result, desk)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
