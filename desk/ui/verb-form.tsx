import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { CaseRow } from '../../domain/desk.ts';
import type { ActionResult, Missing } from '../../domain/verbs.ts';

/** What the action of a record answers. */
export type ActionData = Missing | { preview: string } | { kept: true } | ActionResult;

/**
 * All forms of a record share one, so that the page shows what became of the last; and so do all rows of a list, of which the one that
 * a colleague claimed first leaves the list, and could not say so itself.
 */
export function useVerbFetcher(key: 'record' | 'claim' = 'record') {
  return useFetcher<ActionData>({ key });
}

type Props = {
  record: Pick<CaseRow, 'version'>;
  page: string;
  /** Where the record is, in a list of them. */
  address?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form with one verb, or several as its buttons. It works without a script.
 * @param props `page` makes its request's id
 */
export function VerbForm({ record, page, address, className, children }: Props) {
  const fetcher = useVerbFetcher(address ? 'claim' : 'record');
  return (
    <fetcher.Form method="post" action={address} className={className}>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" value={record.version} />
      <fieldset disabled={fetcher.state !== 'idle'} className="contents">
        {children}
      </fieldset>
    </fetcher.Form>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { verb: string; shortcut?: string };

/** A button of such a form; `shortcut` is the key that presses it. */
export function VerbButton({ verb, shortcut, className = 'desk-button-quiet', ...props }: ButtonProps) {
  return (
    <button
      type="submit"
      name="verb"
      value={verb}
      data-key={shortcut}
      aria-keyshortcuts={shortcut}
      className={className}
      {...props}
    />
  );
}
