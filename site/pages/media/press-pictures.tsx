/** The tuning dial of a radio. */
export function TuningDial() {
  return (
    <svg viewBox="0 0 320 84" aria-hidden="true" className="w-full">
      <path d="M4 76h312" stroke="var(--color-kraft)" strokeWidth="3" />
      <path
        d="M20 76V52m20 24V62m20 14V62m20 14V52m20 24V62m20 14V62m20 14V52m20 24V62m20 14V62m20 14V52m20 24V62m20 14V62m20 14V52m20 24V62m20 14V62"
        stroke="var(--color-cream)"
        strokeWidth="3"
      />
      <path d="M206 8v68" stroke="var(--color-peel)" strokeWidth="6" strokeLinecap="round" />
      <g fill="none" stroke="var(--color-custard)" strokeWidth="5" strokeLinecap="round">
        <path d="M188 16c-9 9-9 19 0 28m-16-36c-16 14-16 30 0 44" />
        <path d="M224 16c9 9 9 19 0 28m16-36c16 14 16 30 0 44" />
      </g>
    </svg>
  );
}

/** Steps up a hill, with a tray at the foot and a counter at the top. */
export function HillPath() {
  return (
    <svg viewBox="0 0 320 84" aria-hidden="true" className="w-full">
      <path d="M0 84V74h60V58h64V42h64V26h64V10h68v74z" fill="var(--color-kraft-deep)" opacity=".55" />
      <path d="M14 74c2-14 30-14 32 0M276 10V2h28v8" fill="var(--color-cream)" />
      <path d="M6 74h48" stroke="var(--color-char)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M72 52c16-2 24-8 32-16m32 0c16-2 24-8 32-16m32 0c16-2 24-8 32-16"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </svg>
  );
}

const bag = 'm-16-20 4-6 4 6 4-6 4 6 4-6 4 6 4-6 4 6 3 34h-38z';
const smile = 'm-8-6h16c0 11-16 11-16 0z';
const stops = [
  [40, 96],
  [168, 52],
  [292, 100],
  [420, 48],
  [540, 92],
] as const;

/** A bus route through the town, with a bag at each of five stops. */
export function BusRoute() {
  return (
    <svg viewBox="0 0 580 136" aria-hidden="true" className="w-full">
      <path
        d="M0 120C70 126 90 60 168 70s70 54 130 50 60-60 122-54 70 44 160 40"
        fill="none"
        stroke="var(--color-char)"
        strokeWidth="7"
        strokeDasharray="1 15"
        strokeLinecap="round"
      />
      {stops.map(([x, y]) => (
        <g key={x}>
          <ellipse cx={x} cy={y + 26} rx="30" ry="7" fill="var(--color-sunk)" />
          <path d={`M${x - 3} ${y - 4}${bag}`} fill="var(--color-kraft)" />
          <path d={`M${x} ${y}m0 6${smile}`} fill="var(--color-char)" />
        </g>
      ))}
    </svg>
  );
}
