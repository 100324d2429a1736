import type { CSSProperties } from 'react';

/** A paper bag that is fuller with each card. The step is written as well, so it has no name. */
export function FillingBag({ step, steps }: { step: number; steps: number }) {
  const emptyAfter = (cards: number) => `0 ${100 - (cards / steps) * 92}%`;
  return (
    <svg viewBox="0 0 40 46" aria-hidden="true" className="card-bag">
      <clipPath id="card-bag">
        <path d={outline} />
      </clipPath>
      <g clipPath="url(#card-bag)">
        <path d="M0 0h40v46H0z" fill="var(--color-sunk)" />
        <path
          d="M0 0h40v46H0z"
          fill="var(--color-kraft)"
          style={{ translate: emptyAfter(step), '--before': emptyAfter(step - 1) } as CSSProperties}
        />
      </g>
      <path
        d={`${outline}M13 29q7 7 14 0M14 21h.1M26 21h.1`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const outline = 'm4 6 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 2 38H2z';
