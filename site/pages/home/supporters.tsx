import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Props = { title: string; supporters: typeof home.media.supporters };

const emblems: Record<keyof Props['supporters'], PictureName> = {
  university: 'scenes/lion-rock',
  sciencePark: 'scenes/crescent-bay',
};

/** The two organizations that support us, each with its emblem. */
export function Supporters({ title, supporters }: Props) {
  return (
    <div>
      <Heading level={3} className="text-xl">
        {title}
      </Heading>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {entriesOf(supporters).map(([id, { name, description }]) => (
          <li key={id} className="flex items-start gap-4">
            <Picture name={emblems[id]} className="w-16 shrink-0" />
            <div>
              <p className="leading-tight font-bold">{name}</p>
              <p className="mt-1 text-sm text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
