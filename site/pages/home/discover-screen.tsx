import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { StepScreen } from './step-screen.tsx';

type Words = typeof home.howToUse.steps.discover.screen;

const meals: Record<keyof Words['shops'], PictureName> = {
  bakery: 'food/pineapple-bun',
  restaurant: 'food/char-siu-rice',
  hotel: 'food/cake-slice',
};

/** The screen of the first step: the bags nearby, on a map and in a list. */
export function DiscoverScreen({ words }: { words: Words }) {
  return (
    <StepScreen words={words} time="7:26">
      <Picture name="scenes/app-map" className="mt-3 w-full rounded-md" />
      <p className="mt-3 text-xs text-soft">{words.note}</p>
      <ul className="mt-3">
        {entriesOf(words.shops).map(([id, { label, value }]) => (
          <li key={id} className="flex items-center gap-3 border-t border-line py-[3.6cqi]">
            <Picture name={meals[id]} className="w-[16cqi] rounded-md bg-butter p-1" />
            <span className="flex-1 leading-tight font-bold">{label}</span>
            <b className="text-base whitespace-nowrap text-hot">{value}</b>
          </li>
        ))}
      </ul>
    </StepScreen>
  );
}
