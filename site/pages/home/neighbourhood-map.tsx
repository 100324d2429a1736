import type { home } from '../../../content/en/home.ts';
import { entriesOf } from '../../ui/entries-of.ts';

type Words = typeof home.whyUse.features.nearby.illustration;

const places: Record<keyof Words, string> = {
  you: 'bottom-7 left-[9%] bg-night text-cream',
  cafe: 'top-[26%] right-[14%] bg-cream text-night',
  bakery: 'top-[31%] left-[6%] bg-cream text-night',
  walk: 'right-[26%] bottom-[24%] bg-char text-cream',
};

/** A street map with two shops and the walk to one of them. */
export function NeighbourhoodMap({ words }: { words: Words }) {
  return (
    <div className="absolute inset-0 bg-kraft">
      <svg
        viewBox="0 0 400 336"
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <g stroke="var(--color-raised)" strokeWidth="20" fill="none">
          <path d="M-10 250 420 200M-10 90 420 48M70-10l40 360M230-10l44 360M350-10l20 360" />
          <path d="m160 70 26 180" strokeWidth="10" />
        </g>
        <path d="m112 104 32-3 16 122-34 4zm166-12 56-6 8 102-52 6z" fill="var(--color-kraft-deep)" opacity=".5" />
        <path d="M-10 268 88 258l12 90H-10z" fill="var(--color-stem)" />
        <path d="m60 300 .1.1M28 290l.1.1" stroke="var(--color-choy)" strokeWidth="26" strokeLinecap="round" />
        <path
          d="m100 238 262-31-8-152-40 3"
          fill="none"
          stroke="var(--color-char)"
          strokeWidth="6"
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <circle cx="100" cy="238" r="10" fill="var(--color-night)" stroke="var(--color-cream)" strokeWidth="4" />
        <path
          d="M308 64c-9-14-18-20-18-32a18 18 0 0 1 36 0c0 12-9 18-18 32zM96 84c-9-14-18-20-18-32a18 18 0 0 1 36 0c0 12-9 18-18 32z"
          fill="var(--color-char)"
        />
        <path d="M308 32h.1M96 52h.1" stroke="var(--color-cream)" strokeWidth="13" strokeLinecap="round" />
      </svg>
      {entriesOf(words).map(([id, label]) => (
        <p key={id} className={`absolute rounded-sm px-3 py-1.5 text-sm font-bold shadow-card ${places[id]}`}>
          {label}
        </p>
      ))}
    </div>
  );
}
