import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { credentialIn } from '../form-values.ts';
import { languageOf, requestOf } from '../request.ts';
import { PasskeyForm } from '../sign-in/passkey-form.tsx';
import { returnAddress } from '../sign-in/return-address.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { useSignInWords } from '../sign-in/words.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

export function loader(parameters: LoaderFunctionArgs) {
  const { desk, signIn, team } = requestOf(parameters);
  if (team?.isFresh) throw redirect(returnAddress(languageOf(parameters.params), parameters.url.href));
  return { canHavePasskeys: signIn.canHavePasskeys, isAgain: desk !== null };
}

export async function action(parameters: ActionFunctionArgs) {
  const { signIn } = requestOf(parameters);
  const credential = credentialIn(await parameters.request.formData());
  if (credential === undefined) return 'no-script' as const;
  const result = await signIn.signInWithPasskey(credential);
  if (result.ok) throw redirect(returnAddress(languageOf(parameters.params), parameters.url.href));
  return result.code;
}

/** For members who are not signed in on this device, or not since this morning. */
export default function SignIn() {
  const { canHavePasskeys, isAgain } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { words, to } = useSignInWords();
  const { title, text } = isAgain ? words.signIn.again : words.signIn;
  return (
    <SignInPage title={title} path="/sign-in">
      <p className="mt-3">{text}</p>
      <div className="mt-6">
        {canHavePasskeys ? <PasskeyForm purpose="sign-in" refused={refused} /> : <p>{words.signIn.noPasskey}</p>}
      </div>
      <section className="mt-10 border-t border-line pt-6">
        {canHavePasskeys && <h2 className="desk-heading">{words.signIn.help}</h2>}
        <p className="mt-2">{words.signIn.colleague}</p>
        <a href={to('/start')} className="mt-6 inline-block desk-link">
          {words.signIn.haveLink}
        </a>
      </section>
    </SignInPage>
  );
}
