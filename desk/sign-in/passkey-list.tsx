import type { Passkey } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { ListRow, RowButton } from './parts.tsx';
import { useSignInWords } from './words.ts';

/** The member's passkeys. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { devices: text } = useSignInWords().words;
  const { timeOf } = useDesk();
  if (passkeys.length === 0) return <p className="mt-2">{text.noPasskeys}</p>;
  return (
    <ul className="mt-2 border-t border-line">
      {passkeys.map(({ id, label, createdAt, lastUsedAt }) => {
        const device = label || text.unknownDevice;
        const time = timeOf(createdAt);
        const used = lastUsedAt === null ? [] : [fill(text.used, { time: timeOf(lastUsedAt) })];
        const remove = fill(text.removePasskeyOf, { device, time });
        return (
          <ListRow key={id} title={device} about={[fill(text.created, { time }), ...used].join(' · ')}>
            <RowButton intent="remove-passkey" id={id} label={remove} text={text.removePasskey} />
          </ListRow>
        );
      })}
    </ul>
  );
}
