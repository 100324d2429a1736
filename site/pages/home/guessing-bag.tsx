import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { Phrases } from '../../ui/phrases.tsx';

type Words = typeof home.whyUse.features.surprise.illustration;

/** Above and beside the bag. */
const places: Record<keyof Words['guesses'], string> = {
  rice: 'top-[8%] left-[4%] -rotate-6',
  cake: 'top-[8%] right-[4%] rotate-2',
  bread: 'top-[28%] right-[4%] -rotate-2',
};

/** A closed bag with guesses of what is in it, and what the order saves in any case. */
export function GuessingBag({ words }: { words: Words }) {
  return (
    <>
      <Picture name="bag/wink" className="bottom-0 left-[4%] w-[62%]" />
      {entriesOf(words.guesses).map(([id, guess]) => (
        <p key={id} className={`rounded-full bg-cream font-display text-night ${places[id]}`}>
          <Phrases>{guess}</Phrases>
        </p>
      ))}
      <p className="whole-clauses top-[70%] right-[4%] w-[7em] rotate-3 rounded-sm bg-leaf-wash text-center font-bold text-leaf shadow-card">
        <Phrases>{words.saved}</Phrases>
      </p>
    </>
  );
}
