import { SurpriseBag } from '../../ui/drawings/surprise-bag.tsx';
import { Phrases } from '../../ui/phrases.tsx';

const guesses = ['top-6 left-4 -rotate-6', 'top-4 right-5 rotate-3', 'top-22 right-3 -rotate-2 sm:right-8'];

/** A shut mouth full of possibilities, and what the order does for certain. */
export function GuessingBag({ words }: { words: readonly string[] }) {
  const saved = words.at(-1);
  return (
    <div className="absolute inset-0 bg-char">
      <SurpriseBag className="absolute -bottom-3 left-1/2 w-58 -translate-x-3/5" />
      {words.slice(0, -1).map((guess, index) => (
        <p
          key={guess}
          className={`absolute rounded-full bg-cream px-4 py-2 font-display text-lg text-night ${guesses[index] ?? ''}`}
        >
          <Phrases>{guess}</Phrases>
        </p>
      ))}
      <p className="absolute right-3 bottom-4 rotate-3 rounded-sm bg-leaf-wash px-4 py-3 font-bold text-leaf shadow-card sm:right-6">
        {saved}
      </p>
    </div>
  );
}
