import { type ProblemCode, useSignInWords } from './words.ts';

/** What went wrong, read out by screen readers. */
export function Problem({ code, id }: { code: ProblemCode | null | undefined; id?: string }) {
  const { words } = useSignInWords();
  return (
    <p id={id} role="alert" className="mt-2 font-medium text-hot empty:hidden">
      {code && words.problems[code]}
    </p>
  );
}
