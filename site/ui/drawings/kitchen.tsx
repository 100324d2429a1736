import { Drawing, type DrawingProps } from './drawing.tsx';

/** 叉燒飯: sliced barbecue pork, rice, greens and half an egg in a lunch box. */
export function CharSiuRice({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path
        d="M10 62C16 36 36 26 60 26s46 12 50 36z"
        fill="var(--color-cream)"
        stroke="var(--color-kraft)"
        strokeWidth="2"
      />
      <path
        d="m60 32 4 2m8-5 4 1m-24 9 4-1m16 4 4 2m10-6 3 3m-16 9 4-1m-30-1 3 2"
        stroke="var(--color-kraft)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M78 62c2-12 8-22 22-24 8 6 12 14 11 24z" fill="var(--color-choy)" />
      <path d="M88 62c4-8 8-14 14-18" stroke="var(--color-stem)" strokeWidth="4" strokeLinecap="round" />
      <path d="M62 62c0-11 6-18 14-18s13 8 12 18z" fill="#fff" />
      <circle cx="75" cy="59" r="8" fill="var(--color-peel)" />
      <g stroke="var(--color-char)" strokeWidth="4" strokeLinejoin="round" fill="#d9714f">
        <path d="m46 62-4-22c4-4 12-4 15 0l4 22z" />
        <path d="m32 62-4-23c4-4 12-4 15 0l4 23z" />
        <path d="m18 62-4-19c4-4 11-4 14 0l4 19z" />
      </g>
      <path d="M4 60h112l-11 42c-1 4-4 6-8 6H23c-4 0-7-2-8-6z" fill="var(--color-char)" />
      <path d="M4 60h112l-2 8H6z" fill="var(--color-custard)" />
      <path
        d="M26 88q8.5-10 17 0t17 0 17 0 17 0"
        stroke="var(--color-custard)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

/** 凍奶茶: iced milk tea with a straw. */
export function MilkTea({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path
        d="m62 40 12-36 16-2"
        stroke="var(--color-char)"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M28 24h64l-9 84c-.5 5-3 7-7 7H44c-4 0-6.5-2-7-7z" fill="var(--color-kraft)" opacity=".4" />
      <path d="M31 40c10-4 18 4 29 1s18-4 29-1l-8 66c-.4 4-2 5-5 5H44c-3 0-4.6-1-5-5z" fill="var(--color-tea)" />
      <path
        d="m40 46 14-4 5 14-14 4zm22 8 15 2-2 15-15-2zm-14 18 14 2-3 14-13-2z"
        fill="var(--color-cream)"
        opacity=".55"
      />
      <path d="m38 52 4 44" stroke="var(--color-cream)" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  );
}

/** 菜心: choy sum, tied in a bundle. */
export function ChoySum({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M52 108 36 50m24 58 2-66m6 66 18-54" stroke="var(--color-stem)" strokeWidth="11" strokeLinecap="round" />
      <path d="M38 66C20 64 8 48 12 26c20-2 34 16 32 38z" fill="var(--color-choy)" />
      <path d="M62 58C46 48 42 24 58 6c18 12 22 38 8 52z" fill="var(--color-choy)" />
      <path d="M82 68c-4-22 8-42 28-40 4 22-8 40-24 42z" fill="var(--color-choy)" />
      <path
        d="M36 58C30 48 24 40 18 34m43 16c0-12 0-22-2-32m28 42c4-10 9-17 15-23"
        stroke="var(--color-stem)"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="m82 24 .1.1M90 16l.1.1M78 14l.1.1M34 16l.1.1M40 24l.1.1"
        stroke="var(--color-custard)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M44 86c10 5 22 5 34 0l-2 11c-10 4-20 4-30 0z" fill="var(--color-char)" />
    </Drawing>
  );
}

/** 紅衫魚: a golden threadfin bream. */
export function Fish({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M44 38c8-16 26-20 40-14-2 8-6 14-12 18z" fill="var(--color-char)" />
      <path d="M52 84c4 10 12 16 22 16 0-8-2-14-6-20z" fill="var(--color-char)" />
      <path
        d="M4 64c14-24 36-34 56-30 14 3 24 12 32 22l22-20c-5 18-5 36 1 52L92 72C82 84 70 92 54 92 34 92 16 82 4 64z"
        fill="#e8674a"
      />
      <path d="M10 70c20 4 50 4 80-4-8 15-20 26-36 26-18 0-34-8-44-22z" fill="#f5a78d" />
      <path
        d="M42 50c14-3 30 0 44 8M42 62c14-3 28-2 42 2m-40 10c10-1 22-2 32-4"
        stroke="var(--color-custard)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M35 44c7 12 7 26 0 38" stroke="var(--color-char)" strokeWidth="4" strokeLinecap="round" fill="none" />
      <circle cx="22" cy="58" r="6" fill="var(--color-cream)" />
      <circle cx="21" cy="58" r="3" fill="var(--color-night)" />
    </Drawing>
  );
}

/** 柑: a mandarin with a leaf. */
export function Mandarin({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M60 28c30-4 52 16 52 42 0 25-22 42-52 42S8 95 8 70c0-26 22-46 52-42z" fill="var(--color-peel)" />
      <path
        d="M8 70c0 25 22 42 52 42s52-17 52-42c0-7-1.5-13-4.5-19C106 80 84 96 54 96 34 96 17 88 8.5 76z"
        fill="var(--color-crust)"
        opacity=".28"
      />
      <path d="M60 34c-2-8-1-14 3-20" stroke="var(--color-crust)" strokeWidth="6" strokeLinecap="round" fill="none" />
      <path d="M64 26C70 8 92 2 108 12c-6 16-26 24-44 14z" fill="var(--color-choy)" />
      <path d="M72 22c8-3 16-6 24-7" stroke="var(--color-stem)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M26 56c4-8 10-12 18-14m-22 26 .1.1M70 60l.1.1M84 72l.1.1M58 76l.1.1M88 54l.1.1M40 70l.1.1"
        stroke="var(--color-custard)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}
