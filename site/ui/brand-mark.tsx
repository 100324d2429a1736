/** The logo: a surprise bag with a bun. Decorative, because the name is beside it. */
export function BrandMark({ className = 'size-10 shrink-0' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d="M26 13q-1-10 9-11 1 9-7 12z" fill="var(--color-choy)" />
      <path d="M9 17q-1-13 10-13t9 13z" fill="var(--color-custard)" />
      <path d="m13 8 10 8m1-8-10 8" stroke="var(--color-bake)" strokeWidth="2" strokeLinecap="round" />
      <path d="m6 17 4-5 3 5 4-5 3 5 4-5 3 5 4-5 3 5 1 20-1 1H6l-1-1z" fill="var(--color-kraft)" />
      <path
        d="M11 24q2-3 4 0m10 0q2-3 4 0"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M12 27q8 3 16 0 0 8-8 8t-8-8z" fill="var(--color-char)" />
    </svg>
  );
}
