import { Form } from 'react-router';
import type { OpenLink } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { timeText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { useSignInWords } from './words.ts';

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
