import { fill } from '../../domain/texts.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { type ProblemCode, useSignInWords } from './words.ts';

type Props = { name: string; canHavePasskeys: boolean; refused?: ProblemCode | null };

/** After a link was used: how to sign in the next time. */
export function SignedIn({ name, canHavePasskeys, refused }: Props) {
  const { words, to } = useSignInWords();
  const { done } = words;
  return (
    <SignInPage title={fill(done.title, { name })} path="/start">
      <p className="mt-3">{done.text}</p>
      <p className="mt-3">{canHavePasskeys ? done.passkey : done.noPasskey}</p>
      <div className="mt-6 flex flex-col items-start gap-4">
        {canHavePasskeys && <PasskeyForm purpose="new" refused={refused} />}
        <a href={to('')} className={canHavePasskeys ? 'desk-link' : 'desk-button'}>
          {canHavePasskeys ? done.later : done.toDesk}
        </a>
      </div>
    </SignInPage>
  );
}
