import { Form } from 'react-router';
import type { OpenLink, TeamMember } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { FreshSignIn } from '../ui/fresh-sign-in.tsx';
import { useDesk } from '../use-desk.ts';
import { ListRow, RowButton } from './parts.tsx';
import { useSignInWords } from './words.ts';

const hour = 3_600_000;

/** The members, each with a link for another device; removing asks once. */
export function TeamList({ members }: { members: readonly TeamMember[] }) {
  const { words } = useSignInWords();
  const { now, timeOf } = useDesk();
  const { team } = words;
  const seenText = (at: number | null) => {
    if (at === null) return team.neverSeen;
    return now - at < hour ? team.seenNow : fill(team.lastSeen, { time: timeOf(at) });
  };
  return (
    <ul className="mt-4 border-t border-line">
      {members.map(({ id, name, isSelf, lastSeenAt, inviter, endsThisSession }) => (
        <ListRow
          key={id}
          title={isSelf ? fill(team.you, { name }) : name}
          about={[seenText(lastSeenAt), ...(inviter ? [fill(team.invitedBy, { name: inviter })] : [])].join(' · ')}
          className="flex-1 basis-full font-medium md:basis-0"
        >
          <RowButton intent="device" id={id} label={fill(team.deviceLinkFor, { name })} text={team.deviceLink} />
          {members.length > 1 && (
            <RemoveMember
              {...{ id, name, endsThisSession }}
              others={members.filter((other) => other.id !== id)}
              invited={members.flatMap((other) => (other.invitedBy.includes(id) ? other.name : []))}
            />
          )}
        </ListRow>
      ))}
    </ul>
  );
}

type Leaver = {
  id: string;
  name: string;
  endsThisSession: boolean;
  others: readonly TeamMember[];
  /** The names of those whom the leaver invited. */
  invited: readonly string[];
};

/** Whoever leaves hands over by name. */
function RemoveMember({ id, name, endsThisSession, others, invited }: Leaver) {
  const { words, language } = useSignInWords();
  const { team } = words;
  return (
    <details name="remove-member" className="open:w-full">
      <summary className="desk-button-quiet" aria-label={fill(team.removeTitle, { name })}>
        {team.remove}
      </summary>
      <FreshSignIn>
        <Form method="post" className="mt-3 max-w-prose">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <p>{fill(team.removeText, { name })}</p>
          {endsThisSession && <p className="mt-3 font-medium text-hot">{fill(team.endsThisSession, { name })}</p>}
          {invited.length > 0 && (
            <p className="mt-3">
              {fill(team.invitedThese, { name, names: invited.join(language === 'zh' ? '、' : ', ') })}
            </p>
          )}
          <label className="desk-label mt-3">
            {fill(team.heir, { name })}
            <select name="heir" className="desk-control">
              <option value="">{team.everybody}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="desk-button-danger mt-3">
            {fill(team.removeButton, { name })}
          </button>
        </Form>
      </FreshSignIn>
    </details>
  );
}

/** The links that somebody may still use. */
export function OpenLinks({ links }: { links: readonly OpenLink[] }) {
  const { words } = useSignInWords();
  const { timeOf } = useDesk();
  const { team } = words;
  if (links.length === 0) return null;
  return (
    <>
      <h2 className="desk-heading mt-8">{team.open}</h2>
      <ul className="mt-2 border-t border-line">
        {links.map(({ id, kind, name, createdBy, expiresAt }) => (
          <ListRow
            key={id}
            title={fill(team.openLine[kind], { name, by: createdBy ?? team.fromOperator })}
            about={fill(team.until, { time: timeOf(expiresAt) })}
            className="min-w-48 flex-1"
          >
            <RowButton intent="withdraw" id={id} label={fill(team.withdrawLinkOf, { name })} text={team.withdraw} />
          </ListRow>
        ))}
      </ul>
    </>
  );
}
