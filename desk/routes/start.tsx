import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router';
import type { LinkContent } from '../../domain/sign-in.ts';
import { codeIn, credentialIn, textOf } from '../form-values.ts';
import { languageOf, requestOf, requireFreshSignIn } from '../request.ts';
import { JoinForm, LinkForm, SignedIn } from '../sign-in/start-steps.tsx';
import type { ProblemCode } from '../sign-in/words.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

/** What was typed is shown again, when it was not accepted. */
type Result = { code: string; email?: string; name?: string; link?: LinkContent; problem?: ProblemCode };

export function loader(parameters: LoaderFunctionArgs) {
  const { desk, signIn, team } = requestOf(parameters);
  const member = team?.members().find(({ isSelf }) => isSelf);
  const isByColleague = team?.devices().some(({ isThis, linkBy }) => isThis && linkBy.length > 0);
  return {
    name: desk?.member.name ?? null,
    canHavePasskeys: signIn.canHavePasskeys,
    isAddressAsked: member?.email === '' && !isByColleague,
  };
}

/** `read` says what a link is for; only `join`, which a person presses, uses it. */
export async function action(parameters: ActionFunctionArgs): Promise<Result> {
  const { signIn, team } = requestOf(parameters);
  const language = languageOf(parameters.params);
  const form = await parameters.request.formData();
  const intent = textOf(form, 'intent');
  if (intent === 'passkey') {
    requireFreshSignIn(parameters, '/devices');
    const credential = credentialIn(form);
    const added = await team?.addPasskey(credential);
    if (added?.ok) throw redirect(`/${language}/desk`);
    return { code: '', problem: credential === undefined ? 'no-script' : 'refused' };
  }
  if (intent === 'email') {
    const email = textOf(form, 'email');
    const { desk } = requestOf(parameters);
    const changed = desk && (await team?.changeSelf({ ...desk.member, email }));
    return { code: '', email, problem: changed && !changed.ok ? changed.code : undefined };
  }
  const code = codeIn(form);
  if (intent === 'join') {
    const name = textOf(form, 'name');
    const joined = await signIn.redeemLink(code, name, language);
    if (joined.ok) throw redirect(`/${language}/desk/start`);
    const link = signIn.readLink(code);
    return link.ok ? { code, name, link, problem: joined.code } : { code, problem: joined.code };
  }
  const link = signIn.readLink(code);
  return link.ok ? { code, link } : { code, problem: link.code };
}

/** Where every one-time link leads: it is read, then used, then a passkey is offered. */
export default function Start() {
  const { name, canHavePasskeys, isAddressAsked } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  useCodeOfAddress();
  if (result?.link) return <JoinForm {...result} link={result.link} />;
  const isSignedIn = !result || result.email !== undefined || ['refused', 'no-script'].includes(`${result.problem}`);
  if (name !== null && isSignedIn)
    return (
      <SignedIn name={name} {...{ canHavePasskeys, isAddressAsked }} email={result?.email} problem={result?.problem} />
    );
  return <LinkForm code={result?.code} problem={result?.problem} />;
}

/** Posts the code in the fragment of the address, which browsers do not send. */
function useCodeOfAddress() {
  const submit = useSubmit();
  useEffect(() => {
    const read = () => {
      const code = location.hash.slice(1);
      if (code) submit({ intent: 'read', code }, { method: 'post', action: location.pathname, replace: true });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [submit]);
}
