import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { entriesOf } from '../../ui/entries-of.ts';

type Words = typeof home.whyUse.features.nearby.illustration;

const places: Record<keyof Words, string> = {
  you: 'top-[70%] left-[4%] bg-night text-cream',
  cafe: 'top-[34%] right-[3%] bg-cream text-night',
  bakery: 'top-[36%] left-[12%] bg-cream text-night',
  walk: 'top-[78%] right-[36%] bg-char text-cream',
};

/** A street map with two shops and the walk to one of them. */
export function NeighbourhoodMap({ words }: { words: Words }) {
  return (
    <>
      <Picture name="scenes/street-map" className="dim-in-dark size-full object-cover object-top" />
      {entriesOf(words).map(([id, label]) => (
        <p key={id} className={`rounded-sm font-sign text-[0.68em] ${places[id]}`}>
          {label}
        </p>
      ))}
    </>
  );
}
