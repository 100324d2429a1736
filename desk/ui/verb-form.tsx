import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { EventType } from '../../domain/cases/case-events.ts';
import { useDesk } from '../use-desk.ts';
import { type ActionData, useRecord } from '../use-record.ts';

/**
 * All forms of a record share one, so that the page shows what became of the last; and so do all rows of a list, of which the one that
 * a colleague claimed first leaves the list, and could not say so itself.
 */
export function useVerbFetcher(key: 'record' | 'claim' = 'record') {
  return useFetcher<ActionData>({ key });
}

/** For a field that is emptied once what was typed into it is kept, by the desk as such an event or on the device. */
export function useEmptied<Field extends HTMLInputElement | HTMLTextAreaElement>(...types: EventType[]) {
  const field = useRef<Field>(null);
  const { data } = useVerbFetcher();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the types of a field never change
  useEffect(() => {
    const isKept = data && ('kept' in data || ('ok' in data && data.ok && types.includes(data.type)));
    if (isKept && field.current) field.current.value = '';
  }, [data]);
  return field;
}

/** A form of the record's page, with one verb or several as its buttons. */
export function VerbForm(props: { className?: string; children: ReactNode }) {
  const { record, page } = useRecord();
  const { title, version } = record;
  return <ActionForm fetcher={useVerbFetcher()} title={title} version={version} page={page} {...props} />;
}

type Props = {
  fetcher: ReturnType<typeof useVerbFetcher>;
  /** Of the case, to name it where what waited without a network is refused. */
  title?: string;
  version: number;
  /** Makes the request's id. */
  page: string;
  /** Where the record is, in a list of them. */
  address?: string;
  className?: string;
  children: ReactNode;
};

/** A form with a verb for one case. It works without a script. */
export function ActionForm({ fetcher, title, version, page, address, className, children }: Props) {
  const { member } = useDesk();
  return (
    <fetcher.Form method="post" action={address} className={className}>
      <input type="hidden" name="member" value={member.id} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="title" value={title} />
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
