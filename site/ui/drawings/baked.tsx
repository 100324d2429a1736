import { Drawing, type DrawingProps } from './drawing.tsx';

/** 蛋撻: an egg tart in a fluted shell. */
export function EggTart({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="m14 54 15 40c16 11 46 11 62 0l15-40z" fill="var(--color-bake)" />
      <path
        d="m23 70 9 25m12-18 4 23m12-22v24m16-24-4 23m25-31-9 25"
        stroke="var(--color-crust)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse
        cx="60"
        cy="52"
        rx="46"
        ry="21"
        fill="var(--color-bake)"
        stroke="var(--color-bake)"
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="0 12.4"
      />
      <ellipse cx="60" cy="51" rx="40" ry="17" fill="var(--color-crust)" />
      <ellipse cx="60" cy="53" rx="38" ry="15" fill="var(--color-custard)" />
      <path d="M34 50c5-6 14-9 22-9" stroke="var(--color-cream)" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path
        d="M70 60c6 1 11-1 13-4M56 62l2 .2"
        stroke="var(--color-bake)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

/** 菠蘿包: a pineapple bun. */
export function PineappleBun({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M8 78C6 44 30 24 61 24s53 22 51 54c-1 13-9 20-22 20H30C17 98 9 91 8 78z" fill="var(--color-bake)" />
      <path
        d="M13 72c-1-31 21-48 48-48s47 18 46 47c-5 9-13 8-17 1-5 9-14 8-17 1-5 8-13 8-17 0-5 8-13 7-16 0-5 7-12 7-15 1-4 5-9 4-12-2z"
        fill="var(--color-custard)"
      />
      <path
        d="M25 44c14 6 24 16 30 30M43 31c18 6 32 20 40 40M66 29c14 5 26 15 35 28M96 41C82 46 70 58 64 73M79 29C62 35 46 50 38 70M56 28C42 32 28 42 18 58"
        stroke="var(--color-bake)"
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M30 92h56" stroke="var(--color-crust)" strokeWidth="4" strokeLinecap="round" opacity=".5" />
    </Drawing>
  );
}

/** A sourdough loaf, floured and scored. */
export function Sourdough({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M6 74c0-30 26-50 56-50s53 20 52 47c-1 21-20 29-53 29S6 94 6 74z" fill="var(--color-crust)" />
      <path d="M13 66c4-23 25-36 49-36 26 0 44 15 45 36-12 14-28 20-48 20-19 0-35-6-46-20z" fill="var(--color-bake)" />
      <path d="M24 70C34 44 66 34 96 50 82 46 46 50 24 70z" fill="var(--color-cream)" />
      <path
        d="m42 78 4-9m13 11 2-10m14 8-1-9m17 2-4-7M38 45l5 5m13-12 4 6m16-8 1 6"
        stroke="var(--color-cream)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

/** A croissant. */
export function Croissant({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path
        d="M6 92C4 78 8 66 16 60c2-13 12-22 24-24 6-9 32-10 40 0 12 1 22 11 24 24 8 6 12 18 10 32-5 6-12 4-16-2-6-9-12-14-18-15-10-4-28-4-38 0-7 2-13 7-19 16-4 6-12 7-17 1z"
        fill="var(--color-bake)"
      />
      <path d="M40 36c-4 10-2 27 4 38 10-4 22-4 32 0 6-11 8-27 4-38-8-10-34-9-40 0z" fill="var(--color-custard)" />
      <path
        d="M16 60c0 9 6 20 12 25m76-25c0 9-5 19-12 24M48 44c-1 8 0 15 2 21m22-21c1 8 0 14-2 20M60 40v22"
        stroke="var(--color-crust)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M28 50c-3 4-4 8-3 13m66-13c3 4 4 8 3 12"
        stroke="var(--color-custard)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

/** A slice of strawberry cake. */
export function CakeSlice({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M8 58 112 46v46c0 4-2 7-6 7L14 106c-4 0-6-2-6-6z" fill="var(--color-custard)" />
      <path d="m8 74 104-10v12L8 87z" fill="var(--color-cream)" />
      <path d="m8 78 104-10v4L8 82z" fill="var(--color-char)" />
      <path
        d="M8 58c0-6 3-8 8-10l66-22c6-2 10-1 14 3l13 12c3 3 4 6 2 8 1 7-6 9-9 3-3 10-11 9-13 2-3 10-12 10-14 1-3 12-12 10-14 2-3 9-11 9-13 2-3 10-12 9-14 1-4 9-13 9-15 2-5 7-11 5-11-4z"
        fill="var(--color-cream)"
        stroke="var(--color-bake)"
        strokeWidth="2"
      />
      <path d="M50 32c-6-14 4-22 13-19 9-4 19 3 13 18-3 8-8 13-13 13s-10-5-13-12z" fill="var(--color-char)" />
      <path d="M54 14c4-3 6-2 8 0 1-4 4-6 8-7 0 4-1 6-3 8 3-1 6 0 8 3-7 3-15 2-21-4z" fill="var(--color-choy)" />
      <path
        d="m57 24 .1.1M66 23l.1.1M61 33l.1.1M69 31l.1.1"
        stroke="var(--color-custard)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
