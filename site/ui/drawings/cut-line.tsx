/** Scissors on a dashed line. */
export function CutLine({ className }: { className?: string }) {
  return (
    <div className={`flex items-center ${className ?? ''}`}>
      <svg viewBox="0 0 92 52" aria-hidden="true" className="w-16 shrink-0 md:w-22">
        <g fill="none" stroke="var(--color-hot)" strokeWidth="7">
          <ellipse cx="17" cy="13" rx="13" ry="9" transform="rotate(18 17 13)" />
          <ellipse cx="17" cy="39" rx="13" ry="9" transform="rotate(-18 17 39)" />
        </g>
        <path d="M28 17 88 38c-8 6-18 6-27 1L27 22zM28 35 88 14c-8-6-18-6-27-1L27 30z" fill="currentColor" />
        <circle cx="48" cy="26" r="3" fill="var(--color-paper)" />
      </svg>
      <span className="dashed-rule grow" />
    </div>
  );
}
