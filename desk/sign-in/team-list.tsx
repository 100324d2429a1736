import { Form } from 'react-router';
import type { OpenLink, TeamMember } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { timeText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { useSignInWords } from './words.ts';

/** The members, each with a link for another device; removing asks once. */
export function TeamList({ members }: { members: readonly TeamMember[] }) {
  const { words } = useSignInWords();
  const { words: deskWords, now } = useDesk();
  const { team } = words;
  return (
    <ul className="mt-4 border-t border-line">
      {members.map(({ id, name, isSelf, lastSeenAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
          <span className="flex-1 basis-full md:basis-0">
            <span className="font-medium">{isSelf ? fill(team.you, { name }) : name}</span>
            <span className="block text-sm text-soft">
              {lastSeenAt === null
                ? team.neverSeen
                : fill(team.lastSeen, { time: timeText(lastSeenAt, now, deskWords) })}
            </span>
          </span>
          <Form method="post">
            <input type="hidden" name="intent" value="device" />
            <input type="hidden" name="id" value={id} />
            <button type="submit" aria-label={fill(team.deviceLinkFor, { name })} className="desk-button-quiet">
              {team.deviceLink}
            </button>
          </Form>
          {members.length > 1 && <RemoveMember id={id} name={name} />}
        </li>
      ))}
    </ul>
  );
}

function RemoveMember({ id, name }: { id: string; name: string }) {
  const { words } = useSignInWords();
  const { team } = words;
  return (
    <details name="remove-member" className="open:w-full">
      <summary className="desk-button-quiet" aria-label={fill(team.removeTitle, { name })}>
        {team.remove}
      </summary>
      <Form method="post" className="mt-3 max-w-prose">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <p>{team.removeText}</p>
        <button type="submit" className="desk-button-danger mt-3">
          {fill(team.removeButton, { name })}
        </button>
      </Form>
    </details>
  );
}

/** The links that somebody may still use. */
export function OpenLinks({ links }: { links: readonly OpenLink[] }) {
  const { words } = useSignInWords();
  const { words: deskWords, now } = useDesk();
  const { team } = words;
  if (links.length === 0) return null;
  return (
    <>
      <h2 className="desk-heading mt-8">{team.open}</h2>
      <ul className="mt-2 border-t border-line">
        {links.map(({ id, kind, name, createdBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <span className="min-w-48 flex-1">
              {fill(team.openLine[kind], { name, by: createdBy ?? team.fromTerminal })}
              <span className="block text-sm text-soft">
                {fill(team.until, { time: timeText(expiresAt, now, deskWords) })}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="id" value={id} />
              <button type="submit" aria-label={fill(team.withdrawLinkOf, { name })} className="desk-button-quiet">
                {team.withdraw}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
