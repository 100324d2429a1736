import type { ProblemCode } from './words.ts';

export type PasskeyPurpose = 'sign-in' | 'new';

/** What the browser's dialog ended with; `credential` is JSON for the server. */
export type PasskeyResult = { ok: true; credential: object } | { ok: false; code: ProblemCode };

/**
 * Asks the browser for a passkey: an existing one to sign in with, or a new one.
 * @param address of `routes/passkey-options.ts`
 */
export async function askForPasskey(purpose: PasskeyPurpose, address: string): Promise<PasskeyResult> {
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
