/** The mark of the house: a folded paper bag with a bite of steam. Decorative; the name stands beside it. */
export function BrandMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path
        d="M7 12.5 10 9l3.3 3L17 8.6l3.4 3.2L24 8.4l3.2 3.3L30.6 9l2.6 3.6-1.6 23.2a2 2 0 0 1-2 1.9H10.7a2 2 0 0 1-2-1.9z"
        fill="var(--color-kraft)"
      />
      <path
        d="M7 12.5 10 9l3.3 3L17 8.6l3.4 3.2L24 8.4l3.2 3.3L30.6 9l2.6 3.6-.4 5H7.4z"
        fill="var(--color-kraft-deep)"
        opacity=".45"
      />
      <path d="M14.5 25.5c0 3.4 2.5 5.6 5.7 5.6s5.6-2.2 5.6-5.6z" fill="var(--color-hot)" />
      <path
        d="M17.4 22.6c-1-1.3 1-2 0-3.4m4.3 3.4c-1-1.3 1-2 0-3.4"
        stroke="var(--color-night)"
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
