import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { CaseRecord } from '../../domain/desk.ts';
import type { ActionData } from '../action-data.ts';

/** All forms of a record share it, so that the page shows what became of the last one. */
export function useRecordFetcher() {
  return useFetcher<ActionData>({ key: 'record' });
}

type Props = { record: Pick<CaseRecord, 'version'>; page: string; className?: string; children: ReactNode };

/**
 * A form with one verb, or several as its buttons. It works without a script.
 * @param props `page` makes its request's id
 */
export function VerbForm({ record, page, className, children }: Props) {
  const fetcher = useRecordFetcher();
  return (
    <fetcher.Form method="post" className={className}>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" value={record.version} />
      <fieldset disabled={fetcher.state !== 'idle'} className="contents">
        {children}
      </fieldset>
    </fetcher.Form>
  );
}
