import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { entriesOf } from '../../ui/entries-of.ts';

type Words = typeof home.whyUse.features.nearby.illustration;

const places: Record<keyof Words, string> = {
  you: 'bottom-4 left-[3%] bg-night text-cream',
  cafe: 'top-[33%] right-[6%] bg-cream text-night',
  bakery: 'top-[38%] left-[3%] bg-cream text-night',
  walk: 'right-[26%] bottom-4 bg-char text-cream',
};

/** A street map with two shops and the walk to one of them. */
export function NeighbourhoodMap({ words }: { words: Words }) {
  return (
    <div className="absolute inset-0">
      <Picture name="scenes/street-map" className="dim-in-dark absolute inset-0 size-full object-cover object-top" />
      {entriesOf(words).map(([id, label]) => (
        <p key={id} className={`absolute rounded-sm px-3 py-1.5 text-sm font-bold shadow-card ${places[id]}`}>
          {label}
        </p>
      ))}
    </div>
  );
}
