import type { home } from '../../../content/en/home.ts';
import { CakeSlice, PineappleBun } from '../../ui/drawings/baked.tsx';
import type { DrawingComponent } from '../../ui/drawings/drawing.tsx';
import { CharSiuRice } from '../../ui/drawings/kitchen.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { StepScreen } from './step-screen.tsx';

type Words = typeof home.howToUse.steps.discover.screen;

const meals: Record<keyof Words['shops'], DrawingComponent> = {
  bakery: PineappleBun,
  restaurant: CharSiuRice,
  hotel: CakeSlice,
};

/** The screen of the first step: the bags nearby, on a map and in a list. */
export function DiscoverScreen({ words }: { words: Words }) {
  return (
    <StepScreen words={words} time="7:26">
      <svg viewBox="0 0 240 104" aria-hidden="true" className="mt-3 w-full rounded-md bg-kraft">
        <path d="M0 70 240 52M0 24 240 8M56 0l14 104M150 0l14 104" stroke="var(--color-raised)" strokeWidth="11" />
        <path
          d="M40 52c-8-10-12-15-12-22a12 12 0 0 1 24 0c0 7-4 12-12 22zm76 30c-8-10-12-15-12-22a12 12 0 0 1 24 0c0 7-4 12-12 22zm82-34c-8-10-12-15-12-22a12 12 0 0 1 24 0c0 7-4 12-12 22z"
          fill="var(--color-char)"
        />
      </svg>
      <p className="mt-2 text-xs text-soft">{words.note}</p>
      <ul className="mt-2">
        {entriesOf(words.shops).map(([id, { label, value }]) => {
          const Meal = meals[id];
          return (
            <li key={id} className="flex items-center gap-[3.6cqi] border-t border-line py-[2.6cqi]">
              <span className="rounded-sm bg-butter p-1">
                <Meal className="w-[13cqi]" />
              </span>
              <span className="flex-1 leading-tight font-bold">{label}</span>
              <b className="text-base whitespace-nowrap text-hot">{value}</b>
            </li>
          );
        })}
      </ul>
    </StepScreen>
  );
}
