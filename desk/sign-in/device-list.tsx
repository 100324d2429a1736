import { Form } from 'react-router';
import type { Device } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { timeText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { useSignInWords } from './words.ts';

/** Where the member is signed in; each session but the present one can be ended. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { words } = useSignInWords();
  const { words: deskWords, now } = useDesk();
  return (
    <ul className="mt-2 border-t border-line">
      {devices.map(({ id, label, lastSeenAt, isThis }) => {
        const device = label || words.devices.unknownDevice;
        const time = timeText(lastSeenAt, now, deskWords);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <span className="min-w-48 flex-1">
              <span className="font-medium">{isThis ? fill(words.devices.thisDevice, { device }) : device}</span>
              <span className="block text-sm text-soft">{fill(words.devices.lastSeen, { time })}</span>
            </span>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="intent" value="sign-out-device" />
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  aria-label={fill(words.devices.signOutOf, { device, time })}
                  className="desk-button-quiet"
                >
                  {words.devices.signOutDevice}
                </button>
              </Form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
