/** The university's emblem: Lion Rock. */
export function LionRock() {
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true" className="w-28">
      <path
        d="M0 72c8-12 20-14 28-26 3-9 6-20 16-22 5-9 16-10 21-2 7-1 10 4 9 10l-6 4c12 4 18 2 26 8 8 8 14 20 26 28z"
        fill="var(--color-ink)"
      />
      <path d="M0 72c20-8 36-2 54-10s40-2 66 10z" fill="var(--color-kraft)" />
      <circle cx="98" cy="16" r="11" fill="var(--color-hot)" />
    </svg>
  );
}

/** The science park's emblem: a new moon over a bay. */
export function CrescentBay() {
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true" className="w-28">
      <path d="M62 2a27 27 0 1 0 24 40A24 24 0 1 1 62 2z" fill="var(--color-hot)" />
      <path
        d="M4 58q14-9 28 0t28 0 28 0 28 0M18 69q14-9 28 0t28 0 28 0"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
