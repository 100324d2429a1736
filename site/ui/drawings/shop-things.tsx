import type { DrawingProps } from './drawing.tsx';

/** An open till. */
export function Till({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className={className}>
      <path d="M62 4h76v40H62z" fill="#8b6f5b" />
      <path d="M70 12h60v24H70z" fill="var(--color-choy)" />
      <path d="M92 44h16v14H92z" fill="#8b6f5b" />
      <path d="M44 56h112l14 58H30z" fill="var(--color-char)" />
      <path d="M58 70h52M55 84h54M52 98h56" stroke="var(--color-cream)" strokeWidth="8" strokeDasharray="10 6" />
      <path d="M122 68h22l6 34h-24z" fill="var(--color-custard)" />
      <path d="M20 114h160v14H20z" fill="var(--color-crust)" />
      <path d="M8 128h184v24q0 8-8 8H16q-8 0-8-8z" fill="var(--color-bake)" />
      <path d="M30 108h44v20H30zm50 4h44v16H80z" fill="var(--color-stem)" />
      <path
        d="M134 128a12 12 0 0 1 24 0m-8 0a12 12 0 0 1 24 0"
        fill="var(--color-custard)"
        stroke="var(--color-crust)"
        strokeWidth="3"
      />
      <path d="M86 144h28" stroke="var(--color-crust)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}

/** An open shop door with a bell above it. */
export function OpenDoor({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 180" aria-hidden="true" className={className}>
      <path d="M20 10h110v170H20z" fill="var(--color-night)" />
      <path d="M32 22h86v158H32z" fill="var(--color-custard)" />
      <path d="M66 180c0-50 4-66 20-66s20 16 20 66z" fill="var(--color-choy)" />
      <circle cx="86" cy="94" r="17" fill="#f0b48c" />
      <path d="M69 92c-3-28 37-28 34 0-6-4-8-8-10-11-6 7-13 10-24 11z" fill="var(--color-night)" />
      <path d="m104 148 12 12" stroke="#f0b48c" strokeWidth="9" strokeLinecap="round" />
      <path d="m112 158 4-5 5 5 5-5 5 5 5-5 4 5-2 22h-24z" fill="#dcb683" />
      <path d="m32 22 26 16v142H32z" fill="var(--color-char)" />
      <path d="m38 42 14 8v44l-14-4z" fill="var(--color-cream)" opacity=".85" />
      <path d="M52 112v14" stroke="var(--color-custard)" strokeWidth="5" strokeLinecap="round" />
      <path d="M86 22v8m-11 14c0-20 22-20 22 0z" stroke="var(--color-crust)" strokeWidth="3" fill="var(--color-peel)" />
      <path d="M66 28l-7-4m47 4 7-4" stroke="var(--color-crust)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** An empty bin, and a cat. */
export function EmptyBin({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" className={className}>
      <path d="m112 16 34 12-4 10-34-12z" fill="var(--color-choy)" />
      <path d="M24 46h100v12H24z" fill="var(--color-choy)" />
      <path d="M32 58h84l-8 102H40z" fill="var(--color-choy)" />
      <path d="M52 72l3 74m19-74v74m22-74-3 74" stroke="var(--color-stem)" strokeWidth="6" strokeLinecap="round" />
      <path d="M48 46c-4-18 2-30 10-36l4 10h12l6-9c8 8 10 22 6 35z" fill="var(--color-peel)" />
      <path
        d="M58 30q3 3 6 0m8 0q3 3 6 0"
        stroke="var(--color-night)"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="m66 36 4 3 4-3" stroke="var(--color-night)" strokeWidth="2.5" fill="none" strokeLinecap="round" />
    </svg>
  );
}

/** A price tag with a string. */
export function PriceTag({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <path d="M60 24C58 10 70 4 84 2" stroke="var(--color-night)" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="m60 10 34 26v76q0 6-6 6H32q-6 0-6-6V36z" fill="var(--color-custard)" />
      <circle cx="60" cy="30" r="6" fill="var(--color-night)" />
      <path d="M44 53h32" stroke="var(--color-crust)" strokeWidth="11" />
      <path d="m36 60 48-14" stroke="var(--color-night)" strokeWidth="4" strokeLinecap="round" />
      <text x="60" y="104" textAnchor="middle" fontSize="42" fill="var(--color-char)" className="font-display">
        $
      </text>
    </svg>
  );
}

/** A clock at nine o'clock. */
export function WallClock({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <circle cx="60" cy="60" r="56" fill="var(--color-char)" />
      <circle cx="60" cy="60" r="45" fill="var(--color-cream)" />
      <path
        d="M60 22v8m0 60v8M22 60h8m60 0h8"
        stroke="var(--color-night)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
      />
      <path
        d="M36 60h24V32"
        stroke="var(--color-night)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
