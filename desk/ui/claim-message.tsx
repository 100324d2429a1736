import { useFetcher } from 'react-router';
import type { ActionData } from '../action-data.ts';
import { useDesk } from '../use-desk.ts';
import { messageOf } from './action-message.tsx';

/** All rows of a list share it: a row that a colleague claimed first leaves the list, and could not say so itself. */
export function useClaimFetcher() {
  return useFetcher<ActionData>({ key: 'claim' });
}

/** Why the last claim of a list was not made, or that it waits for a network. Screen readers announce it. */
export function ClaimMessage() {
  const desk = useDesk();
  const { data } = useClaimFetcher();
  const isClaimed = !data || ('result' in data && data.result.ok);
  return (
    <div role="status">
      {!isClaimed && (
        <p className="desk-notice mt-0 mb-3" data-tone="problem">
          {messageOf(data, desk)}
        </p>
      )}
    </div>
  );
}
