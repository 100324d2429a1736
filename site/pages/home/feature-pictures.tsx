import { EggTart, PineappleBun } from '../../ui/drawings/baked.tsx';
import { SurpriseBag } from '../../ui/drawings/surprise-bag.tsx';

type PictureProps = { words: readonly string[] };

const table = 'relative h-84 overflow-hidden rounded-lg';

/** What was in the bag as a till would have it: the sum struck out, and what was paid. */
export function BunReceipt({ words }: PictureProps) {
  const [before, now] = words.slice(-2);
  return (
    <div className={`${table} bg-butter text-night`}>
      <div className="paper-shadow absolute top-6 left-1/2 w-60 -translate-x-1/2 rotate-2">
        <div className="receipt-paper px-6 py-8 text-ink">
          <ul className="grid gap-1.5 text-sm">
            {words.slice(0, -2).map((line) => (
              <li key={line} className="border-b border-dashed border-line pb-1.5">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-end text-lg text-soft">
            <s>{before}</s>
          </p>
          <p className="text-end font-display text-3xl text-hot lining-nums">{now}</p>
        </div>
      </div>
      <PineappleBun className="absolute -bottom-7 -left-7 w-40" />
      <EggTart className="absolute -right-5 -bottom-5 w-32" />
    </div>
  );
}

const guesses = ['top-6 left-4 -rotate-6', 'top-4 right-5 rotate-3', 'top-22 right-3 -rotate-2 sm:right-8'];

/** A shut mouth full of possibilities, and what the order does for certain. */
export function GuessingBag({ words }: PictureProps) {
  const saved = words.at(-1);
  return (
    <div className={`${table} bg-char`}>
      <SurpriseBag className="absolute -bottom-3 left-1/2 w-58 -translate-x-3/5" />
      {words.slice(0, -1).map((guess, index) => (
        <p
          key={guess}
          className={`absolute rounded-full bg-cream px-4 py-2 font-display text-lg text-night ${guesses[index] ?? ''}`}
        >
          {guess}
        </p>
      ))}
      <p className="absolute right-3 bottom-4 rotate-3 rounded-sm bg-leaf-wash px-4 py-3 font-bold text-leaf shadow-card sm:right-6">
        {saved}
      </p>
    </div>
  );
}

const places = [
  'bottom-8 left-[8%] bg-night text-cream',
  'top-[31%] right-[7%] bg-cream text-night',
  'top-6 left-[13%] bg-cream text-night',
];

/** The streets behind the office, as far as three minutes on foot. */
export function NeighbourhoodMap({ words }: PictureProps) {
  return (
    <div className={`${table} bg-kraft`}>
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
          d="m100 243 8-1 146-17-14-134 60-5"
          fill="none"
          stroke="var(--color-char)"
          strokeWidth="6"
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <circle cx="100" cy="243" r="10" fill="var(--color-night)" stroke="var(--color-cream)" strokeWidth="4" />
        <path
          d="M308 92c-9-14-18-20-18-32a18 18 0 0 1 36 0c0 12-9 18-18 32zM96 90c-9-14-18-20-18-32a18 18 0 0 1 36 0c0 12-9 18-18 32z"
          fill="var(--color-char)"
        />
        <path d="M308 60h.1M96 58h.1" stroke="var(--color-cream)" strokeWidth="13" strokeLinecap="round" />
      </svg>
      {words.map((word, index) => (
        <p
          key={word}
          className={`absolute rounded-sm px-3 py-1.5 text-sm font-bold shadow-card ${places[index] ?? 'right-[20%] bottom-[22%] bg-char text-cream'}`}
        >
          {word}
        </p>
      ))}
    </div>
  );
}
