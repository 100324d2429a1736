import { Form } from 'react-router';
import { type LinkContent, longestName } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { Problem } from './problem.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { type ProblemCode, useSignInWords } from './words.ts';

type Props = { code: string; link: LinkContent; name?: string; problem?: ProblemCode };

/** Says what a link is for, and uses it when the person presses the button. */
export function JoinForm({ code, link: { kind, name }, name: typed, problem }: Props) {
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
