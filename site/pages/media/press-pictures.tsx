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

/** A bun that hops up a flight of stone steps. */
export function HillPath() {
  return (
    <svg viewBox="0 -14 320 98" aria-hidden="true" className="w-full">
      <path d="M0 84V74h60V58h64V42h64V26h64V10h68v74z" fill="var(--color-crust)" />
      <path d="M0 74h60m0-16h64m0-16h64m0-16h64m0-16h68" stroke="var(--color-cream)" strokeWidth="5" />
      <path
        d="M24 62q28-34 56-14M92 46q28-34 56-14M156 30q28-34 56-14M220 14q24-30 48-14"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="4"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <path d="M272 7c0-26 38-26 38 0z" fill="var(--color-bake)" />
      <path d="M275 2c4-18 28-18 32 0-4 4-8 4-11 0-3 4-7 4-10 0-3 4-8 4-11 0z" fill="var(--color-custard)" />
    </svg>
  );
}

const bag = 'm-16-20 4-6 4 6 4-6 4 6 4-6 4 6 4-6 4 6 3 34h-38z';
const eyes = 'm-8-6q3-5 6 0m6 0q3-5 6 0';
const smile = 'm-8 0h16c0 11-16 11-16 0z';
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
          <ellipse cx={x} cy={y + 10} rx="27" ry="5" fill="var(--color-night)" opacity=".2" />
          <path d={`M${x - 3} ${y - 4}${bag}`} fill="var(--color-kraft)" />
          <path
            d={`M${x} ${y}${eyes}`}
            fill="none"
            stroke="var(--color-night)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path d={`M${x} ${y}${smile}`} fill="var(--color-char)" />
        </g>
      ))}
    </svg>
  );
}
