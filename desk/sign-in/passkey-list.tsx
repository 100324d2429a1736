import { Form } from 'react-router';
import type { Passkey } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { timeText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { useSignInWords } from './words.ts';

/** The member's passkeys. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { words } = useSignInWords();
  const { words: deskWords, now } = useDesk();
  const { devices } = words;
  if (passkeys.length === 0) return <p className="mt-2">{devices.noPasskeys}</p>;
  return (
    <ul className="mt-2 border-t border-line">
      {passkeys.map(({ id, label, createdAt, lastUsedAt }) => {
        const device = label || devices.unknownDevice;
        const created = timeText(createdAt, now, deskWords);
        const used = lastUsedAt === null ? [] : [fill(devices.used, { time: timeText(lastUsedAt, now, deskWords) })];
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <span className="min-w-48 flex-1">
              <span className="font-medium">{device}</span>
              <span className="block text-sm text-soft">
                {[fill(devices.created, { time: created }), ...used].join(' · ')}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="remove-passkey" />
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                aria-label={fill(devices.removePasskeyOf, { device, time: created })}
                className="desk-button-quiet"
              >
                {devices.removePasskey}
              </button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
