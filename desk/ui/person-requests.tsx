import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { answerTime, type PersonRequest, requestKinds } from '../../domain/person.ts';
import { fill } from '../../domain/texts.ts';
import type { PersonWords } from '../person-page.ts';
import { useDesk } from '../use-desk.ts';
import type { DeskWords } from '../words.ts';

/** A request that came by telephone or mail, so that its 40 days are not forgotten. */
export function NoteRequest({ text, who }: { text: PersonWords; who: string }) {
  const { to, now } = useDesk();
  return (
    <details className="desk-verb mt-4">
      <summary className="desk-summary">{text.note}</summary>
      <Form method="post" action={to('/person')} className="grid gap-3 pt-3">
        <p className="text-sm">{text.noteText}</p>
        <input type="hidden" name="who" value={who} />
        <label className="desk-label">
          {text.kind}
          <select name="kind" className="desk-control">
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className="desk-label">
          {text.askedOn}
          <input type="date" name="askedOn" defaultValue={hongKongDate(now)} required className="desk-control" />
        </label>
        <button type="submit" name="intent" value="note" className="desk-button-quiet justify-self-start">
          {text.keep}
        </button>
      </Form>
    </details>
  );
}

type Props = { text: PersonWords; open: readonly PersonRequest[]; answered: readonly PersonRequest[] };

/** What waits for an answer, with its date, and what was answered or refused. */
export function PersonRequests({ text, open, answered }: Props) {
  const { now, dayOf, words } = useDesk();
  return (
    <>
      <h2 className="desk-heading mt-8">{text.requests}</h2>
      {open.length === 0 && <p className="text-soft">{text.noRequests}</p>}
      <ul>
        {open.map((one) => {
          const due = one.askedAt + answerTime;
          return (
            <RequestRow key={one.id} title={`${text.kinds[one.kind]} · ${one.who}`}>
              <p className={due < now ? 'font-bold text-hot' : 'text-soft'}>
                {fill(text.due, { asked: dayOf(one.askedAt), due: dayOf(due) })}
              </p>
              <Answer text={text} request={one} />
            </RequestRow>
          );
        })}
      </ul>
      <h2 className="desk-heading mt-8">{text.log}</h2>
      <p className="text-sm text-soft">{text.logText}</p>
      <ul>
        {answered.map(({ id, kind, who, askedAt, answeredAt, answer, text: written }) => (
          <RequestRow
            key={id}
            title={[text.kinds[kind], who, answer && text.answers[answer]].filter(Boolean).join(' · ')}
          >
            <p className="text-soft">
              {fill(text.answeredAt, { asked: dayOf(askedAt), answered: dayOf(answeredAt ?? now) })}
            </p>
            <p className="wrap-anywhere">{answer === 'refused' ? written : whatWasDone(written, text, words)}</p>
          </RequestRow>
        ))}
      </ul>
    </>
  );
}

function RequestRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-b border-line py-3 text-sm">
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      {children}
    </li>
  );
}

function Answer({ text, request: { id, kind, who } }: { text: PersonWords; request: PersonRequest }) {
  const { to } = useDesk();
  const about = `${text.kinds[kind]}, ${who}`;
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="who" value={who} />
    </>
  );
  return (
    <div className="mt-2 flex flex-wrap items-start gap-2">
      <Form method="post" action={to('/person')}>
        {hidden}
        <button type="submit" className="desk-button-quiet">
          {text.find}
          <span className="sr-only">: {about}</span>
        </button>
      </Form>
      <Form method="post" action={to('/person')}>
        {hidden}
        <button type="submit" name="intent" value="done" className="desk-button-quiet">
          {text.done}
          <span className="sr-only">: {about}</span>
        </button>
      </Form>
      <details className="desk-verb flex-1">
        <summary className="desk-summary">
          {text.refuse}
          <span className="sr-only">: {about}</span>
        </summary>
        <Form method="post" action={to('/person')} className="grid gap-2 pt-2">
          {hidden}
          <label className="desk-label">
            {text.reason}
            <textarea name="reason" required rows={2} className="desk-control" />
          </label>
          <button type="submit" name="intent" value="refused" className="desk-button-quiet justify-self-start">
            {text.refuseButton}
          </button>
        </Form>
      </details>
    </div>
  );
}

/** `referrer: erased, contact: erased`, as it is stored, in words. */
function whatWasDone(written: string, { roles, past }: PersonWords, { list, notices }: DeskWords): string {
  const names: Readonly<Record<string, string>> = { ...roles, ...past };
  const lines = written.split(', ').map((line) => line.split(': ').map((code) => names[code] ?? code));
  return lines.map((line) => line.join(notices.separator)).join(list.nameSeparator);
}
