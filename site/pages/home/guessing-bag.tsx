import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { Phrases } from '../../ui/phrases.tsx';

type Words = typeof home.whyUse.features.surprise.illustration;

/** One below the other: beside each other two of them did not fit in the narrow card of wide screens. */
const places: Record<keyof Words['guesses'], string> = {
  rice: 'top-2 left-[3%] -rotate-6',
  cake: 'top-9 right-[3%] rotate-2',
  bread: 'top-23 right-[6%] -rotate-2',
};

/** A closed bag with guesses of what is in it, and what the order saves in any case. */
export function GuessingBag({ words }: { words: Words }) {
  return (
    <div className="absolute inset-0">
      <Picture name="bag/wink" className="absolute -bottom-3 left-1/2 w-54 -translate-x-4/5" />
      {entriesOf(words.guesses).map(([id, guess]) => (
        <p key={id} className={`absolute rounded-full bg-cream px-3 py-2 font-sign text-lg text-night ${places[id]}`}>
          <Phrases>{guess}</Phrases>
        </p>
      ))}
      <p className="absolute right-[3%] bottom-3 max-w-39 rotate-3 rounded-sm bg-leaf-wash px-4 py-3 text-center font-bold text-balance text-leaf shadow-card">
        {words.saved}
      </p>
    </div>
  );
}
