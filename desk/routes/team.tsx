import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { longestName, type NewLink } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { qrCode } from '../../site/ui/qr-code.server.ts';
import { languageIn, textOf } from '../form-values.ts';
import { requireFreshSignIn, teamOf } from '../request.ts';
import { LanguageSelect } from '../sign-in/details-form.tsx';
import { NewLinkNotice } from '../sign-in/new-link-notice.tsx';
import { Problem } from '../sign-in/parts.tsx';
import { OpenLinks, TeamList } from '../sign-in/team-list.tsx';
import { type ProblemCode, useSignInWords } from '../sign-in/words.ts';
import { FreshSignIn } from '../ui/fresh-sign-in.tsx';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

type Result = {
  link?: NewLink & { qr: ReturnType<typeof qrCode> };
  problem?: ProblemCode;
  /** The name that was typed, when it was not accepted. */
  name?: string;
  done?: 'removed' | 'withdrawn';
  /** How many open cases somebody had who was removed, and the name of who has them now; empty for everybody. */
  cases?: number;
  heir?: string;
  leaver?: string;
};

export function loader(parameters: LoaderFunctionArgs) {
  const team = teamOf(parameters);
  return { members: team.members(), links: team.openLinks() };
}

export async function action(parameters: ActionFunctionArgs): Promise<Result> {
  const team = teamOf(parameters);
  const form = await parameters.request.formData();
  const id = textOf(form, 'id');
  const intent = textOf(form, 'intent');
  // A link opens the desk too, for somebody without a passkey.
  if (['invite', 'device', 'remove'].includes(intent)) requireFreshSignIn(parameters, '/team');
  if (intent === 'invite') {
    const name = textOf(form, 'name');
    const invited = await team.invite(name, languageIn(form, 'language'));
    return invited.ok ? withQrCode(invited) : { problem: invited.code, name };
  }
  if (intent === 'device') {
    const link = await team.linkForDevice(id);
    return link ? withQrCode(link) : { problem: 'no-member' };
  }
  if (intent === 'withdraw') {
    await team.withdrawLink(id);
    return { done: 'withdrawn' };
  }
  if (intent !== 'remove') return {};
  const heir = textOf(form, 'heir');
  const nameOfHeir = team.members().find((member) => member.id === heir)?.name ?? '';
  const removed = await team.remove(id, heir || null);
  if (removed.ok) return { done: 'removed', cases: removed.cases, leaver: id, heir: nameOfHeir };
  return { problem: removed.code === 'last' ? 'last' : 'no-member' };
}

function withQrCode({ address, name, kind, expiresAt }: NewLink): Result {
  return { link: { address, name, kind, expiresAt, qr: qrCode(address) } };
}

/** Where the cases are of whoever was removed. */
function Removed({ cases = 0, heir = '', leaver = '' }: Pick<Result, 'cases' | 'heir' | 'leaver'>) {
  const { words, to } = useSignInWords();
  const { removed, removedTo, removedToAll, removedList } = words.team;
  if (cases === 0) return removed;
  if (heir) return fill(removedTo, { count: cases, name: heir });
  return (
    <>
      {fill(removedToAll, { count: cases })}{' '}
      <Link to={to(`/all?owner=${leaver}`)} className="desk-link">
        {removedList}
      </Link>
    </>
  );
}

/** Who is on the team, and how others get there. */
export default function Team() {
  const { members, links } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { words, language } = useSignInWords();
  const { team } = words;
  const isNameProblem = result?.problem === 'name-missing' || result?.problem === 'name-taken';
  return (
    <>
      <title>{`${team.title} · ${words.desk}`}</title>
      <h1 className="pt-5 pb-2 text-xl">{team.title}</h1>
      <p role="status" className="mt-2 font-medium empty:hidden">
        {result?.done === 'withdrawn' && team.withdrawn}
        {result?.done === 'removed' && <Removed {...result} />}
      </p>
      {!isNameProblem && <Problem code={result?.problem} />}
      {result?.link && <NewLinkNotice link={result.link} qr={result.link.qr} />}
      <TeamList members={members} />
      <h2 className="desk-heading mt-8">{team.invite}</h2>
      <FreshSignIn>
        <Form method="post" className="mt-2 flex max-w-md flex-col gap-2" key={result?.link?.address}>
          <input type="hidden" name="intent" value="invite" />
          <label htmlFor="invited">{team.inviteName}</label>
          <input
            id="invited"
            name="name"
            defaultValue={result?.name}
            required
            maxLength={longestName}
            autoComplete="off"
            aria-describedby="invited-problem"
            className="desk-control"
          />
          <label htmlFor="invited-language">{team.inviteLanguage}</label>
          <LanguageSelect id="invited-language" language={language} />
          <Problem id="invited-problem" code={isNameProblem ? result?.problem : null} />
          <button type="submit" className="desk-button self-start">
            {team.inviteButton}
          </button>
        </Form>
      </FreshSignIn>
      <OpenLinks links={links} />
    </>
  );
}
