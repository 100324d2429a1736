import type { ActionFunctionArgs } from 'react-router';
import { textOf } from '../form-values.ts';
import { requestOf } from '../request.ts';

/** What the browser needs to ask for a passkey, as JSON. 429 after too many attempts. */
export async function action(parameters: ActionFunctionArgs) {
  const { signIn, team } = requestOf(parameters);
  const isNew = textOf(await parameters.request.formData(), 'purpose') === 'new';
  const options = isNew ? await team?.newPasskeyOptions() : await signIn.passkeyOptions();
  if (options) return Response.json(options);
  return Response.json(null, { status: signIn.canHavePasskeys && !isNew ? 429 : 403 });
}
