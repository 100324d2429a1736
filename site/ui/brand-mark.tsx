/** The logo: a surprise bag with a bun. Decorative, because the name is beside it. */
export function BrandMark({ className = 'size-10 shrink-0' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d="M26 13c-1-7 3-11 9-11 1 6-2 11-7 12z" fill="var(--color-choy)" />
      <path d="M9 17C8 8 12 4 18.5 4S29 8 28 17z" fill="var(--color-custard)" />
      <path d="m13 8 10 8m1-8-10 8" stroke="var(--color-bake)" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="m6.5 17 3.4-4.5 3.3 4.5 3.4-4.5L20 17l3.4-4.5 3.4 4.5 3.3-4.5 3.4 4.5 1.2 19.5c.1 1-.6 1.5-1.5 1.5H6.8c-.9 0-1.6-.5-1.5-1.5z"
        fill="var(--color-kraft)"
      />
      <path
        d="M11.5 24c.6-2.3 3.4-2.3 4 0m9 0c.6-2.3 3.4-2.3 4 0"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path d="M12.5 27.5c5 1.3 10 1.3 15 0 .2 4.5-3 7.5-7.5 7.5s-7.7-3-7.5-7.5z" fill="var(--color-char)" />
    </svg>
  );
}
