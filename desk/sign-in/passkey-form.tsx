import { type SubmitEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { askForPasskey, type PasskeyPurpose } from './passkeys.ts';
import { Problem } from './problem.tsx';
import { type ProblemCode, useSignInWords } from './words.ts';

type Props = {
  purpose: PasskeyPurpose;
  /** Why the server did not accept the last one. */
  refused?: ProblemCode | null;
};

/** A button that asks the browser for a passkey, and posts it with the intent `passkey` to the page that it is on. */
export function PasskeyForm({ purpose, refused }: Props) {
  const { words, to } = useSignInWords();
  const submit = useSubmit();
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    const result = await askForPasskey(purpose, to('/passkey-options'));
    setIsBusy(false);
    if (!result.ok) return setProblem(result.code);
    const { search } = location;
    await submit(
      { intent: 'passkey', credential: JSON.stringify(result.credential) },
      { method: 'post', action: location.pathname + search },
    );
  }

  return (
    <Form method="post" onSubmit={ask}>
      <input type="hidden" name="intent" value="passkey" />
      <button type="submit" aria-disabled={isBusy} className="desk-button">
        {isBusy ? words.passkey.busy : words.passkey[purpose === 'new' ? 'create' : 'signIn']}
      </button>
      <Problem code={problem ?? (isBusy ? null : (refused ?? null))} />
    </Form>
  );
}
