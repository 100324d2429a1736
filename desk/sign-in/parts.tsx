import type { ReactNode } from 'react';
import { Form } from 'react-router';
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

type RowProps = { title: string; about: string; className?: string; children: ReactNode };

/** A line of a list: what it is, what is known of it, and what can be done with it. */
export function ListRow({ title, about, className = 'min-w-48 flex-1 font-medium', children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className={className}>
        {title}
        <span className="block text-sm font-normal text-soft">{about}</span>
      </span>
      {children}
    </li>
  );
}

/** A button that posts what to do and with which; `label` also names that one. */
export function RowButton({ intent, id, label, text }: { intent: string; id: string; label: string; text: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" aria-label={label} className="desk-button-quiet">
        {text}
      </button>
    </Form>
  );
}
