/** The number 404 with a plate as its zero: crumbs and the outline of an egg tart. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="-14 16 548 284" aria-hidden="true" className={className}>
      <g fontSize="250" fill="var(--color-hot)" className="font-display">
        <text x="-8" y="236">
          4
        </text>
        <text x="382" y="236">
          4
        </text>
      </g>
      <circle cx="262" cy="158" r="128" fill="var(--color-sunk)" />
      <circle cx="262" cy="150" r="128" fill="var(--color-cream)" />
      <circle cx="262" cy="150" r="112" fill="none" stroke="var(--color-char)" strokeWidth="5" />
      <circle cx="262" cy="150" r="84" fill="#eadfc8" />
      <circle cx="262" cy="147" r="82" fill="#fffaf0" />
      <circle
        cx="262"
        cy="147"
        r="54"
        fill="none"
        stroke="var(--color-kraft-deep)"
        strokeWidth="4"
        strokeDasharray="10 11"
        strokeLinecap="round"
      />
      <path
        d="M292 174c10-6 26-4 30 6-2 10-14 12-20 8-6 4-14-4-10-14zM214 116l12-8 6 10-10 6zM240 178l8-2 2 8-9 2z"
        fill="var(--color-bake)"
      />
      <path d="M298 178c8-4 16-2 20 3-4 4-10 5-14 2-4 2-8-1-6-5z" fill="var(--color-custard)" />
      <path
        d="M276 128l.1.1M230 160l.1.1M262 196l.1.1M310 150l.1.1M252 138l.1.1M286 206l.1.1"
        stroke="var(--color-crust)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}
