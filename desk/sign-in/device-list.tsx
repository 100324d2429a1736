import type { Device } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { ListRow, RowButton } from './parts.tsx';
import { useSignInWords } from './words.ts';

/** Where the member is signed in; each session but the present one can be ended. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { devices: text } = useSignInWords().words;
  const { timeOf } = useDesk();
  return (
    <ul className="mt-2 border-t border-line">
      {devices.map(({ id, label, lastSeenAt, isThis, linkBy }) => {
        const device = label || text.unknownDevice;
        const time = timeOf(lastSeenAt);
        const signOut = fill(text.signOutOf, { device, time });
        return (
          <ListRow
            key={id}
            title={isThis ? fill(text.thisDevice, { device }) : device}
            about={[fill(text.lastSeen, { time }), ...linkBy.map((name) => fill(text.linkBy, { name }))].join(' · ')}
          >
            {!isThis && <RowButton intent="sign-out-device" id={id} label={signOut} text={text.signOutDevice} />}
          </ListRow>
        );
      })}
    </ul>
  );
}
