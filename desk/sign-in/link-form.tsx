import { Form } from 'react-router';
import { Problem } from './problem.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { type ProblemCode, useSignInWords } from './words.ts';

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
