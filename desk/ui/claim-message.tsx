import { useDesk } from '../use-desk.ts';
import { messageOf } from './action-message.tsx';
import { useVerbFetcher } from './verb-form.tsx';

/** Why the last claim of a list was not made, or that it waits for a network. Screen readers announce it. */
export function ClaimMessage() {
  const desk = useDesk();
  const { data } = useVerbFetcher('claim');
  const isClaimed = !data || ('ok' in data && data.ok);
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
