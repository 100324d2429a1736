import { Form } from 'react-router';
import { type LinkContent, longestName } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { Problem } from './parts.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { type ProblemCode, useSignInWords } from './words.ts';

type JoinProps = { code: string; link: LinkContent; name?: string; problem?: ProblemCode };

/** Says what a link is for, and uses it when the person presses the button. */
export function JoinForm({ code, link: { kind, name }, name: typed, problem }: JoinProps) {
  const { words } = useSignInWords();
  const { title, text } = words.start[kind];
  return (
    <SignInPage title={fill(title, { name })} path={`/start#${code}`}>
      <p className="mt-3">{text}</p>
      <Form method="post" className="mt-6 flex flex-col gap-2">
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="code" value={code} />
        {kind !== 'device' && (
          <>
            <label htmlFor="name" className="font-medium">
              {words.start.name}
            </label>
            <input
              id="name"
              name="name"
              required
              maxLength={longestName}
              autoComplete="name"
              defaultValue={typed ?? name}
              aria-describedby="name-hint name-problem"
              className="desk-control"
            />
            <p id="name-hint" className="text-sm text-soft">
              {words.start.nameHint}
            </p>
            <Problem id="name-problem" code={problem} />
          </>
        )}
        <button type="submit" className="desk-button mt-2 self-start">
          {kind === 'device' ? fill(words.start.signIn, { name }) : words.start.join}
        </button>
      </Form>
    </SignInPage>
  );
}

/** Takes a pasted link, where the page could not read it from its address. */
export function LinkForm({ code, problem }: { code?: string; problem?: ProblemCode }) {
  const { words } = useSignInWords();
  return (
    <SignInPage title={words.start.title} path="/start">
      <p className="mt-3">{words.start.text}</p>
      <Form method="post" className="mt-6 flex flex-col gap-2">
        <input type="hidden" name="intent" value="read" />
        <label htmlFor="code" className="font-medium">
          {words.start.code}
        </label>
        <input
          id="code"
          name="code"
          defaultValue={code}
          required
          autoComplete="off"
          spellCheck={false}
          aria-describedby="code-problem"
          className="desk-control"
        />
        <Problem id="code-problem" code={problem} />
        <button type="submit" className="desk-button mt-2 self-start">
          {words.start.read}
        </button>
      </Form>
    </SignInPage>
  );
}

type SignedInProps = {
  name: string;
  canHavePasskeys: boolean;
  /** False once there is an address for alerts. */
  isAddressAsked: boolean;
  /** What was typed as the address, also when it was not accepted. */
  email?: string;
  problem?: ProblemCode;
};

/** After a link was used: where alerts go, which can be skipped, and how to sign in the next time. */
export function SignedIn({ name, canHavePasskeys, isAddressAsked, email, problem }: SignedInProps) {
  const { words, to } = useSignInWords();
  const { done } = words;
  return (
    <SignInPage title={fill(done.title, { name })} path="/start">
      <p className="mt-3">{done.text}</p>
      {isAddressAsked && <AlertsForm email={email} problem={email === undefined ? undefined : problem} />}
      {email !== undefined && !isAddressAsked && (
        <p role="status" className="mt-3 font-medium">
          {words.devices.saved}
        </p>
      )}
      <p className="mt-3">{canHavePasskeys ? done.passkey : done.noPasskey}</p>
      <div className="mt-6 flex flex-col items-start gap-4">
        {canHavePasskeys && <PasskeyForm purpose="new" refused={email === undefined ? problem : null} />}
        <a href={to('')} className={canHavePasskeys ? 'desk-link' : 'desk-button'}>
          {canHavePasskeys ? done.later : done.toDesk}
        </a>
      </div>
    </SignInPage>
  );
}

function AlertsForm({ email, problem }: { email?: string; problem?: ProblemCode }) {
  const { words } = useSignInWords();
  return (
    <Form method="post" className="mt-6 mb-6 flex flex-col gap-2">
      <input type="hidden" name="intent" value="email" />
      <label htmlFor="email" className="font-medium">
        {words.devices.email}
      </label>
      <input
        id="email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={email}
        aria-describedby="email-hint email-problem"
        className="desk-control"
      />
      <p id="email-hint" className="text-sm text-soft">
        {words.done.alerts}
      </p>
      <Problem id="email-problem" code={problem} />
      <button type="submit" className="desk-button-quiet self-start">
        {words.devices.save}
      </button>
    </Form>
  );
}
