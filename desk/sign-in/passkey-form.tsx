import { type SubmitEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Problem } from './parts.tsx';
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

type PasskeyPurpose = 'sign-in' | 'new';

/** What the browser's dialog ended with; `credential` is JSON for the server. */
type PasskeyResult = { ok: true; credential: object } | { ok: false; code: ProblemCode };

/**
 * Asks the browser for a passkey: an existing one to sign in with, or a new one.
 * @param address of `routes/passkey-options.ts`
 */
async function askForPasskey(purpose: PasskeyPurpose, address: string): Promise<PasskeyResult> {
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams({ purpose }) });
    if (response.status === 429) return { ok: false, code: 'too-many' };
    if (!response.ok) return { ok: false, code: 'unsupported' };
    const options = await response.json();
    const credential =
      purpose === 'new'
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
    if (!credential) return { ok: false, code: 'cancelled' };
    return { ok: true, credential: (credential as PublicKeyCredential).toJSON() };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

/** The names are those of WebAuthn §5.1.3 and §5.1.4. */
function codeOf(error: unknown): ProblemCode {
  if (!(error instanceof Error)) return 'unsupported';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  if (error.name === 'InvalidStateError') return 'exists';
  // `fetch` fails with a TypeError.
  return error.name === 'TypeError' ? 'network' : 'unsupported';
}
