import type { DrawingProps } from './drawing.tsx';

/** The surprise bag: a smiling kraft paper bag with food looking out. */
export function SurpriseBag({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 276" aria-hidden="true" className={className}>
      <path
        d="m50 130 12-20 14 14 14-16 14 15 14-16 14 16 14-16 14 16 14-16 14 15 12-17 14 16v24H50z"
        fill="var(--color-crust)"
      />
      <Filling />
      <path d="M44 124q66 8 132-2v20H44z" fill="var(--color-night)" opacity=".45" />
      <g strokeLinejoin="round">
        <path d="m176 132 12-20 9 13 11-18 8 15-4 132-27 16z" fill="var(--color-kraft-deep)" />
        <path d="m197 125-4 70 19 59 4-132-8-15z" fill="var(--color-night)" opacity=".14" />
        <path
          d="m32 134 9-16 9 16 9-16 9 16 9-16 9 16 9-16 9 16 9-16 9 16 9-16 9 16 9-16 9 16 9-16 9 14 9 138H27z"
          fill="var(--color-kraft)"
        />
        <path d="m32 134 9-16 9 16 4-7-6 143H27z" fill="var(--color-cream)" opacity=".24" />
        <path d="M28 250c44 5 110 5 156 0l1 20H27z" fill="var(--color-night)" opacity=".08" />
      </g>
      <path d="M70 193q36 9 72-1c1 25-14 43-35 43s-38-18-37-42z" fill="var(--color-char)" />
      <path d="M83 224c6-9 14-13 23-13s17 3 23 11c-6 8-13 13-22 13s-18-4-24-11z" fill="var(--color-peel)" />
      <path
        d="M74 172c4-12 15-12 18 0m28-1c4-12 15-12 18 0"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The food above the edge: a loaf, a pineapple bun, choy sum, a mandarin, and steam. */
function Filling() {
  return (
    <>
      <g
        fill="none"
        stroke="var(--color-kraft)"
        strokeWidth="5"
        strokeLinecap="round"
        className="motion-safe:animate-steam"
      >
        <path d="M104 40c-8-10 8-16 0-28" />
        <path d="M124 44c-8-11 8-18 0-32" />
      </g>
      <path d="M160 60c8-22 34-30 44-20 2 18-10 40-32 44z" fill="var(--color-choy)" />
      <path d="M176 72c16-10 40-6 44 8-8 14-32 18-46 8z" fill="var(--color-choy)" />
      <path
        d="m152 140 20-64 28-32m-34 62 30-22"
        stroke="var(--color-stem)"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M50 140 34 66C28 38 42 24 58 26s26 16 26 42l2 72z" fill="var(--color-bake)" />
      <path d="M50 140 34 66C30 46 37 33 46 28c-4 12 2 34 8 58l12 54z" fill="var(--color-crust)" opacity=".45" />
      <path
        d="m44 58 26-14M47 80l28-15m-24 38 28-15"
        stroke="var(--color-cream)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="176" cy="112" r="24" fill="var(--color-peel)" />
      <path d="M166 96c4-3 9-4 13-3" stroke="var(--color-custard)" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M72 146c-4-58 14-82 46-82s48 26 44 82z" fill="var(--color-bake)" />
      <path
        d="M76 116c0-36 16-52 42-52s42 18 42 50c-6 8-14 7-18 1-5 7-13 6-17 0-5 7-14 7-18 0-5 6-13 6-16 1-4 5-11 5-15 0z"
        fill="var(--color-custard)"
      />
      <path
        d="m88 82 40 32m-24-46 44 38m-62-2 42-34m-28 44 44-36"
        stroke="var(--color-bake)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
