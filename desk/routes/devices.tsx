import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { credentialIn, languageIn, textOf } from '../form-values.ts';
import { deskOf, languageOf, requestOf, requireFreshSignIn, teamOf } from '../request.ts';
import { type Details, DetailsForm } from '../sign-in/details-form.tsx';
import { DeviceList } from '../sign-in/device-list.tsx';
import { PasskeyForm } from '../sign-in/passkey-form.tsx';
import { PasskeyList } from '../sign-in/passkey-list.tsx';
import { type ProblemCode, useSignInWords } from '../sign-in/words.ts';
import { FreshSignIn } from '../ui/fresh-sign-in.tsx';
import { SignOut } from '../ui/sign-out.tsx';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

type Intent = 'details' | 'passkey' | 'remove-passkey' | 'sign-out-device';
type Result = {
  intent: Intent;
  problem?: ProblemCode;
  /** What was typed, when it was not accepted. */
  typed?: Details;
};

const doneWords = {
  details: 'saved',
  passkey: 'passkeyAdded',
  'remove-passkey': 'passkeyRemoved',
  'sign-out-device': 'signedOut',
} as const;

export function loader(parameters: LoaderFunctionArgs) {
  const team = teamOf(parameters);
  const { canHavePasskeys } = requestOf(parameters).signIn;
  // Read again: without JavaScript it is shown by the request that has changed it.
  const member = team.members().find(({ isSelf }) => isSelf) ?? deskOf(parameters).member;
  return { member, devices: team.devices(), passkeys: team.passkeys(), canHavePasskeys };
}

export async function action(parameters: ActionFunctionArgs): Promise<Result> {
  const team = teamOf(parameters);
  const form = await parameters.request.formData();
  const intent = textOf(form, 'intent') as Intent;
  // Who could remove the last one would be asked for none.
  if (intent === 'passkey' || intent === 'remove-passkey') requireFreshSignIn(parameters, '/devices');
  if (intent === 'details') {
    const name = textOf(form, 'name');
    const typed = { name, email: textOf(form, 'email'), language: languageIn(form, 'language') };
    const changed = await team.changeSelf(typed);
    return changed.ok ? { intent } : { intent, problem: changed.code, typed };
  }
  if (intent === 'passkey') {
    const credential = credentialIn(form);
    const added = await team.addPasskey(credential);
    if (added.ok) return { intent };
    return { intent, problem: credential === undefined ? 'no-script' : added.code };
  }
  const id = textOf(form, 'id');
  if (intent === 'remove-passkey') await team.removePasskey(id);
  else {
    const isThis = team.devices().some((device) => device.id === id && device.isThis);
    await team.signOutDevice(id);
    if (isThis) throw redirectDocument(`/${languageOf(parameters.params)}/desk/sign-in`);
  }
  return { intent };
}

/** The member's own details, passkeys and sessions. */
export default function Devices() {
  const { member, devices: sessions, passkeys, canHavePasskeys } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { words } = useSignInWords();
  const { devices } = words;
  const done = result && !result.problem && doneWords[result.intent];
  return (
    <>
      <title>{`${devices.title} · ${words.desk}`}</title>
      <h1 className="pt-5 pb-2 text-xl">{devices.title}</h1>
      <p role="status" className="mt-2 font-medium empty:hidden">
        {done && devices[done]}
      </p>
      <h2 className="desk-heading mt-6">{devices.passkeys}</h2>
      <PasskeyList passkeys={passkeys} />
      <div className="mt-3">
        {canHavePasskeys ? (
          <FreshSignIn>
            <PasskeyForm purpose="new" refused={result?.intent === 'passkey' ? result.problem : null} />
          </FreshSignIn>
        ) : (
          <p>{words.done.noPasskey}</p>
        )}
      </div>
      <h2 className="desk-heading mt-8">{devices.signedIn}</h2>
      <DeviceList devices={sessions} />
      <div className="mt-4">
        <SignOut text={devices.signOut} className="desk-button-quiet" />
      </div>
      <h2 className="desk-heading mt-8">{devices.details}</h2>
      <DetailsForm
        details={result?.typed ?? member}
        problem={result?.intent === 'details' ? result.problem : undefined}
      />
    </>
  );
}
