import type { DrawingProps } from './drawing.tsx';

/** The window of a siu mei shop: a goose and char siu under the lamp, tarts and six salads below. */
export function SiuMeiWindow({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 600 560" aria-hidden="true" className={className}>
      <path d="M0 24Q0 0 24 0h576v560H24q-24 0-24-24z" fill="var(--color-night)" />
      <path d="m136 70 130 330H6zm186 0 120 330H202z" fill="var(--color-custard)" className="lamplight" />
      <path d="M0 96h600" stroke="#8b6f5b" strokeWidth="9" />
      <g stroke="#cbb7a2" strokeWidth="5" fill="none" strokeLinecap="round">
        <path d="M132 92c14-8 18 12 4 18v18M318 92c14-8 18 12 4 18v24M420 92c14-8 18 12 4 18v18q-2 14-14 8M500 92c14-8 18 12 4 18v18q-2 14-14 8" />
      </g>
      <Lamps />
      <Goose />
      <CharSiu />
      <path d="M0 404h600v156H24q-24 0-24-24z" fill="var(--color-crust)" />
      <path d="M0 396h600v18H0z" fill="var(--color-bake)" />
      <Tarts />
      <Salads />
      <path d="M0 470h600v90H24q-24 0-24-24z" fill="var(--color-char)" />
      <path d="M0 490h600M2 540h598" stroke="var(--color-custard)" strokeWidth="3" />
      <path d="M6 515h594" stroke="var(--color-custard)" strokeWidth="12" strokeDasharray="12 12" opacity=".5" />
    </svg>
  );
}

function Lamps() {
  return (
    <>
      <path d="M136 0v36M322 0v36" stroke="#8b6f5b" strokeWidth="5" />
      <path d="M96 72q4-42 40-42t40 42zm186 0q4-42 40-42t40 42z" fill="var(--color-char)" />
      <path d="M118 72h36a18 16 0 0 1-36 0zm186 0h36a18 16 0 0 1-36 0z" fill="var(--color-custard)" />
    </>
  );
}

/** 燒鵝: a roast goose, hung by the neck; its neck is long, its body a drop with folded wings. */
function Goose() {
  return (
    <>
      <path d="m122 126-30 8q-3 5 3 7l28 1z" fill="var(--color-peel)" />
      <path
        d="M112 134c0-14 10-22 22-22s22 10 22 26c0 22-6 34-6 54h-32c0-18 4-24 2-40-6-4-8-10-8-18z"
        fill="var(--color-bake)"
      />
      <path d="M122 128q4 4 8 1" stroke="#7c3d17" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path
        d="M114 186c-32 14-52 52-50 94 2 42 30 76 70 90 40-14 68-48 70-90 2-42-18-80-50-94-12-5-28-5-40 0z"
        fill="var(--color-crust)"
      />
      <path
        d="M80 226c-20 24-24 66-6 104 16-20 26-58 22-92zm108 0c20 24 24 66 6 104-16-20-26-58-22-92z"
        fill="var(--color-bake)"
      />
      <path
        d="M106 300c-4 26 4 46 28 62 24-16 32-36 28-62-10 10-18 14-28 14s-18-4-28-14z"
        fill="#7c3d17"
        opacity=".75"
      />
      <path d="M134 318v36" stroke="var(--color-crust)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M120 208c-10 18-14 40-12 64m4 16 3 6M131 146l-2 28"
        stroke="var(--color-custard)"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M158 212c10 20 12 44 8 68" stroke="#7c3d17" strokeWidth="5" fill="none" strokeLinecap="round" />
    </>
  );
}

function CharSiu() {
  return (
    <>
      <path
        d="M304 132c12-8 30-6 36 6 4 10-2 20 4 34 6 12 2 26 4 40 3 16-3 28 0 44 3 20-2 40-6 56-3 14-24 18-34 8-10-8-4-22-8-36-4-16 2-28-2-44-3-14 3-26 0-42-3-14 4-26 0-40-3-12-2-20 6-26z"
        fill="var(--color-char)"
      />
      <path
        d="M304 132c-8 6-9 14-6 26 4 14-3 26 0 40 3 16-3 28 0 42 4 16-2 28 2 44 4 14-2 28 8 36 3-64-2-126-4-188z"
        fill="#7d1f14"
      />
      <path
        d="M326 146c5 16 1 30 5 46m-3 22c4 14 0 28 3 42m-4 20c2 12 0 22-3 32"
        stroke="var(--color-custard)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        opacity=".85"
      />
    </>
  );
}

function Tarts() {
  return (
    <>
      <path d="M40 396h250v10H40z" fill="#cbb7a2" />
      <g id="window-tart">
        <path d="M52 372h64l-10 24H62z" fill="var(--color-bake)" />
        <path d="m66 376 4 18m14-18v18m18-18-4 18" stroke="var(--color-crust)" strokeWidth="3" />
        <ellipse cx="84" cy="372" rx="33" ry="10" fill="var(--color-crust)" />
        <ellipse cx="84" cy="371" rx="28" ry="8" fill="var(--color-custard)" />
      </g>
      <use href="#window-tart" x="80" />
      <use href="#window-tart" x="160" />
    </>
  );
}

function Salads() {
  return (
    <g transform="translate(2)">
      <g id="window-salad">
        <path d="M372 364c4-14 16-8 20-14 6-6 14 0 18 2 10-4 22 0 22 12z" fill="var(--color-choy)" />
        <circle cx="414" cy="356" r="7" fill="var(--color-char)" />
        <path d="M386 358h12" stroke="var(--color-stem)" strokeWidth="6" strokeLinecap="round" />
        <path d="M364 362h76l-6 34h-64z" fill="var(--color-cream)" />
        <path d="M368 374h68l-2 9h-64z" fill="var(--color-stem)" />
      </g>
      <use href="#window-salad" x="78" />
      <use href="#window-salad" x="156" />
      <use href="#window-salad" y="-48" />
      <use href="#window-salad" x="78" y="-48" />
      <use href="#window-salad" x="156" y="-48" />
    </g>
  );
}
