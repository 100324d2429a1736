import type { DrawingProps } from './drawing.tsx';

/** An open till that shows what the bags of the example on the merchant page bring. */
export function Till({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className={className}>
      <path d="M54 2h92q4 0 4 4v36q0 4-4 4H54q-4 0-4-4V6q0-4 4-4zm38 44h16v14H92z" fill="#8b6f5b" />
      <path d="M58 10h84v28H58z" fill="#1d3a2a" />
      <text x="100" y="31" textAnchor="middle" fontSize="19" fontWeight="700" fill="var(--color-stem)">
        HK$144
      </text>
      <path d="M50 58h100q4 0 5 4l15 52H30l15-52q1-4 5-4z" fill="var(--color-char)" />
      <path d="M52 72h58M49 86h58M46 100h58" stroke="var(--color-cream)" strokeWidth="9" strokeDasharray="10 6" />
      <path d="M122 67h24l4 15h-25zm4 20h25l5 18h-28z" fill="var(--color-custard)" />
      <path d="M24 114h152l12 18H12z" fill="#7c3d17" />
      <path d="M34 118h44l-3 12H28zm48 0h32v12H80z" fill="var(--color-stem)" />
      <path d="M44 124h20m28 0h12" stroke="var(--color-choy)" strokeWidth="4" strokeLinecap="round" />
      <path d="M130 125h.1m16-2h.1m14 3h.1" stroke="var(--color-custard)" strokeWidth="11" strokeLinecap="round" />
      <path d="M10 130h180v20q0 8-8 8H18q-8 0-8-8z" fill="var(--color-bake)" />
      <path d="M84 144h32" stroke="var(--color-crust)" strokeWidth="6" strokeLinecap="round" />
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
      <path d="M80 96v.1m12-.1v.1" stroke="var(--color-night)" strokeWidth="4" strokeLinecap="round" />
      <path d="M80 102q6 6 12 0" stroke="var(--color-night)" strokeWidth="2.5" fill="none" strokeLinecap="round" />
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

/** A rosette with a smile. */
export function Rosette({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" className={className}>
      <path d="m54 92-16 64 24-10 14 14 8-60zm52 0 16 64-24-10-14 14-8-60z" fill="var(--color-choy)" />
      <circle
        cx="80"
        cy="64"
        r="52"
        fill="var(--color-leaf)"
        stroke="var(--color-leaf)"
        strokeWidth="17"
        strokeDasharray="0 18.15"
        strokeLinecap="round"
      />
      <circle cx="80" cy="64" r="41" fill="var(--color-cream)" />
      <path
        d="M58 56q7-13 14 0m16 0q7-13 14 0"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M56 68q24 7 48 0c0 15-10 26-24 26S56 83 56 68z" fill="var(--color-char)" />
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
