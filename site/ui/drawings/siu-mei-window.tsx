import type { DrawingProps } from './drawing.tsx';

/** The window of a siu mei shop: a goose and char siu under the lamp, tarts and six salads below. */
export function SiuMeiWindow({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 600 560" aria-hidden="true" className={className}>
      <path d="M0 24Q0 0 24 0h576v560H24q-24 0-24-24z" fill="var(--color-night)" />
      <path d="m190 70 130 330H40zm250 0 130 330H300z" fill="var(--color-custard)" opacity=".2" />
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
      <path d="M22 490h578M22 540h578" stroke="var(--color-custard)" strokeWidth="3" />
      <path d="M20 515h580" stroke="var(--color-custard)" strokeWidth="12" strokeDasharray="12 12" opacity=".5" />
    </svg>
  );
}

function Lamps() {
  return (
    <>
      <path d="M190 0v36M440 0v36" stroke="#8b6f5b" strokeWidth="5" />
      <path d="M150 72q4-42 40-42t40 42zm250 0q4-42 40-42t40 42z" fill="var(--color-char)" />
      <path d="M172 72h36a18 16 0 0 1-36 0zm250 0h36a18 16 0 0 1-36 0z" fill="var(--color-custard)" />
    </>
  );
}

/** 燒鵝: a roast goose, hung by the neck. */
function Goose() {
  return (
    <>
      <path
        d="M132 122c18-2 22 14 14 28-8 16-6 26 2 38h-34c10-14 8-26 6-40-2-14 0-24 12-26z"
        fill="var(--color-bake)"
      />
      <path d="M104 332 92 376m80-44 12 44" stroke="var(--color-cream)" strokeWidth="7" strokeLinecap="round" />
      <path d="M86 300c-6 20-4 36 10 50 14-6 26-20 26-40zm104 0c6 20 4 36-10 50-14-6-26-20-26-40z" fill="#7c3d17" />
      <path
        d="M114 184c-34 14-58 58-54 100 4 36 36 54 78 54s74-18 78-54c4-42-20-86-54-100-16-6-32-6-48 0z"
        fill="var(--color-crust)"
      />
      <path
        d="M74 222c-26 8-38 34-34 58 2 12 12 14 20 6 12-14 22-34 22-54zm128 0c26 8 38 34 34 58-2 12-12 14-20 6-12-14-22-34-22-54z"
        fill="var(--color-bake)"
      />
      <path
        d="M82 234c-16 6-26 18-28 34m140-34c16 6 26 18 28 34"
        stroke="#7c3d17"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M112 210c-14 20-20 42-18 68m8 22 6 10"
        stroke="var(--color-custard)"
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M172 214c16 28 18 62 4 96" stroke="#7c3d17" strokeWidth="5" fill="none" strokeLinecap="round" />
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
    <g transform="translate(-24)">
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
