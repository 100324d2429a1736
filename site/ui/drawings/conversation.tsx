import type { DrawingProps } from './drawing.tsx';

/** Two people at a counter, with speech bubbles: a question mark and a tick. */
export function Conversation({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 300 180" aria-hidden="true" className={className}>
      <path d="M18 10h112q14 0 14 14v38q0 14-14 14H74L52 96V76H18Q4 76 4 62V24q0-14 14-14z" fill="var(--color-crust)" />
      <path
        d="M64 34c2-18 28-18 28 0 0 12-14 10-14 20m0 10v.1"
        stroke="var(--color-custard)"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M198 24h84q14 0 14 14v36q0 14-14 14h-10v20l-24-20h-50q-14 0-14-14V38q0-14 14-14z"
        fill="var(--color-char)"
      />
      <path
        d="m218 56 16 15 28-31"
        stroke="var(--color-cream)"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="52" cy="124" r="18" fill="#f0b48c" />
      <path d="M34 122c-2-28 38-28 36 0-8-2-10-6-12-10-6 8-14 10-24 10z" fill="var(--color-night)" />
      <path d="M16 180c0-24 12-36 36-36s36 12 36 36z" fill="var(--color-choy)" />
      <circle cx="248" cy="128" r="18" fill="#f0b48c" />
      <path
        d="M52 126v.1m10-.1v.1m184 3v.1m-9-.1v.1"
        stroke="var(--color-night)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M52 132q5 5 10 0m175 4q5 4 9 0"
        stroke="var(--color-night)"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M230 122c-2-22 38-22 36 0z" fill="var(--color-kraft)" />
      <path d="M228 118h40v8h-40z" fill="var(--color-kraft-deep)" />
      <path d="M212 180c0-24 12-34 36-34s36 10 36 34z" fill="var(--color-kraft)" />
      <path d="M232 180v-24h32v24z" fill="var(--color-char)" />
      <path d="M112 168h76v12h-76z" fill="var(--color-kraft-deep)" />
      <path d="M124 168c0-34 52-34 52 0z" fill="var(--color-bake)" />
      <path d="M130 156c8-20 32-20 40 0-6 6-10 4-14-1-5 6-8 6-13 0-4 5-8 6-13 1z" fill="var(--color-custard)" />
    </svg>
  );
}

/** A filled-in form above a bag. */
export function FormAndBag({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 300 180" aria-hidden="true" className={className}>
      <path d="M6 44h52M24 72h44M4 100h40" stroke="var(--color-kraft-deep)" strokeWidth="7" strokeLinecap="round" />
      <path d="m100 12 100-12 16 130-100 12z" fill="var(--color-cream)" />
      <path
        d="m116 28 50-6m-47 26 72-9m-70 27 62-8"
        stroke="var(--color-night)"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="m232 92 9-10 9 10 9-10 8 9-3 89h-32z" fill="var(--color-kraft-deep)" />
      <path
        d="m96 92 11-11 11 12 11-12 12 12 11-12 12 12 11-12 12 12 11-12 12 12 11-12 11 11v88H94z"
        fill="var(--color-kraft)"
      />
      <path
        d="M138 118q7-10 14 0m24 0q7-10 14 0"
        stroke="var(--color-night)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M136 134q28 8 56 0c0 17-11 28-28 28s-28-11-28-28z" fill="var(--color-char)" />
      <path d="M148 153c4-5 9-7 16-7s12 2 16 7c-4 6-9 9-16 9s-12-3-16-9z" fill="var(--color-peel)" />
    </svg>
  );
}
