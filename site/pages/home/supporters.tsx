import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { CrescentBay, LionRock } from './emblems.tsx';

type Props = { title: string; supporters: typeof home.media.supporters };

const emblems: Record<keyof Props['supporters'], () => ReactNode> = {
  university: LionRock,
  sciencePark: CrescentBay,
};

/** The two organizations that support us, each with its emblem. */
export function Supporters({ title, supporters }: Props) {
  return (
    <div>
      <Heading level={3} className="text-xl">
        {title}
      </Heading>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2">
        {entriesOf(supporters).map(([id, { name, description }]) => {
          const Emblem = emblems[id];
          return (
            <li key={id}>
              <Emblem />
              <p className="mt-4 font-bold">{name}</p>
              <p className="mt-1 text-sm text-soft">{description}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
