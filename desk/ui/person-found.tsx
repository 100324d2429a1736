import { Form, Link } from 'react-router';
import type { Role } from '../../domain/personal-data.ts';
import { fill } from '../../domain/texts.ts';
import type { PersonResult, PersonWords, ShownHeld } from '../person-page.ts';
import { useDesk } from '../use-desk.ts';

type Props = {
  text: PersonWords;
  who: string;
  held: readonly ShownHeld[];
  roles: readonly Role[];
  /** In the form that was refused. */
  ticked?: readonly string[];
};

/** Everything about one person, and what can be done with what is ticked. */
export function PersonFound({ text, who, held, roles, ticked }: Props) {
  const { to } = useDesk();
  const hasPhone = held.some(({ fields }) => Object.keys(fields).some((name) => /phone$/i.test(name)));
  return (
    <Form method="post" action={to('/person')} reloadDocument className="mt-6">
      <input type="hidden" name="who" value={who} />
      {/* Enter presses the first button of a form: nothing here is done by it. */}
      <button type="submit" disabled hidden />
      <h2 className="desk-heading">{fill(text.found, { who })}</h2>
      <p className="text-soft">{text.choose}</p>
      <ul className="desk-list mt-3">
        {held.map((one) => (
          <HeldRow key={one.key} text={text} held={one} ticked={ticked ?? (isWithOther(one, held) ? [] : [one.key])} />
        ))}
      </ul>
      <section aria-labelledby="copy" className="desk-panel mt-4">
        <h3 id="copy" className="desk-heading">
          {text.copy}
        </h3>
        <p className="mt-1 mb-2 text-sm">{text.copyText}</p>
        <div className="flex flex-wrap gap-2">
          {(
            [
              ['page', text.asPage],
              ['json', text.asJson],
            ] as const
          ).map(([format, name]) => (
            <button
              key={format}
              type="submit"
              name="format"
              value={format}
              formAction={to('/person/copy')}
              formNoValidate
              className="desk-button-quiet"
            >
              {name}
            </button>
          ))}
        </div>
        <p className="mt-3 text-sm">{text.correct}</p>
      </section>
      <section aria-labelledby="serve" className="desk-panel mt-4">
        <h3 id="serve" className="desk-heading">
          {text.serve}
        </h3>
        <label className="desk-label mt-2">
          {text.confirm}
          <input name="confirmation" required autoComplete="off" className="desk-control" />
        </label>
        <div className="mt-3 flex flex-wrap gap-2">
          {roles.map((role) => (
            <button key={role} type="submit" name="intent" value={`erase:${role}`} className="desk-button-danger">
              {text.erase[role]}
            </button>
          ))}
          <button type="submit" name="intent" value="withdraw" className="desk-button-quiet">
            {text.withdraw}
          </button>
          {hasPhone && (
            <button type="submit" name="intent" value="no-call" className="desk-button-quiet">
              {text['no-call']}
            </button>
          )}
        </div>
      </section>
    </Form>
  );
}

/** For a number of which nothing is stored, or nothing any more: a later referral of it is not called. */
export function NeverCall({ text, who }: Pick<Props, 'text' | 'who'>) {
  const { to } = useDesk();
  return (
    <Form method="post" action={to('/person')} className="desk-panel mt-4">
      <input type="hidden" name="who" value={who} />
      <label className="desk-label">
        {text.confirmNumber}
        <input name="confirmation" type="tel" required autoComplete="off" className="desk-control" />
      </label>
      <button type="submit" name="intent" value="no-call" className="desk-button-quiet mt-3">
        {text['no-call']}
      </button>
    </Form>
  );
}

/** True for one of both people of a referral: a reference says nothing of who asks. */
function isWithOther({ key, role, id }: ShownHeld, held: readonly ShownHeld[]): boolean {
  return held.some((other) => other.key !== key && other.role !== role && other.id === id);
}

function HeldRow({ text, held, ticked }: { text: PersonWords; held: ShownHeld; ticked: readonly string[] }) {
  const { words, to, timeOf } = useDesk();
  const { key, role, collection, id, title, arrivedAt, stage, facts, texts } = held;
  const about = [
    words.collections[collection],
    stage && words.stages[stage],
    fill(text.received, { time: timeOf(arrivedAt) }),
    id,
  ];
  const name = (
    <span className="font-medium wrap-anywhere">{[role ? text.roles[role] : text.mention, title].join(' · ')}</span>
  );
  return (
    <li className="border-b border-line py-3">
      {role ? (
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            name="key"
            value={key}
            defaultChecked={ticked.includes(key)}
            className="size-6 shrink-0"
          />
          {name}
        </label>
      ) : (
        <p>{name}</p>
      )}
      <p className="text-sm wrap-anywhere text-soft">{about.filter(Boolean).join(' · ')}</p>
      {facts.length > 0 && (
        <dl className="mt-2 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {texts.length > 0 && <p className="mt-2 text-sm text-soft">{text.texts}</p>}
      {texts.map((one) => (
        <label key={one.key} className="flex min-h-12 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="text"
            value={one.key}
            defaultChecked={ticked.includes(one.key)}
            className="size-6 shrink-0"
          />
          <span className="whitespace-pre-wrap wrap-anywhere">{one.text}</span>
        </label>
      ))}
      {stage && (
        <p className="flex">
          <Link to={to(`/cases/${collection}/${id}`)} aria-label={`${text.open}: ${title}`} className="desk-link py-2">
            {text.open}
          </Link>
        </p>
      )}
    </li>
  );
}

/** What was done, what is kept and why: to be copied into the answer. */
export function PersonAnswer({ text, done, kept }: { text: PersonWords } & NonNullable<PersonResult['served']>) {
  return (
    <section aria-labelledby="answer" className="desk-panel mb-4">
      <h2 id="answer" className="desk-heading">
        {text.answer}
      </h2>
      {done.map(({ held: { key, role, id, title }, outcome }) => (
        <p key={key} className="mt-1 wrap-anywhere">
          {fill(text.item, {
            role: role ? text.roles[role] : '',
            reference: role === 'subscriber' ? title : id,
            outcome: text.outcomes[outcome],
          })}
        </p>
      ))}
      {kept.map((what) => (
        <p key={what} className="mt-2">
          {what}
        </p>
      ))}
    </section>
  );
}
