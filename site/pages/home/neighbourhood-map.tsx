import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { entriesOf } from '../../ui/entries-of.ts';

type Words = typeof home.whyUse.features.nearby.illustration;

/** Below the two pins, beside the ring where the walk begins, and below the walk. */
const places: Record<keyof Words, string> = {
  you: 'top-[67%] left-[14%]',
  cafe: 'top-[24%] left-[79%]',
  bakery: 'top-[29%] left-[24%]',
  walk: 'top-[73%] left-[49%] text-char',
};

/** A street map with two shops and the walk to one of them. */
export function NeighbourhoodMap({ words }: { words: Words }) {
  return (
    <div className="street-map">
      <div>
        <Picture name="scenes/street-map" />
        {entriesOf(words).map(([id, label]) => (
          <p key={id} className={`whitespace-nowrap rounded-sm bg-cream font-display ${places[id]}`}>
            {label}
          </p>
        ))}
      </div>
    </div>
  );
}
