import { Cover, type CoverProps } from '../../../ui/drawings/cover.tsx';
import { Drawing, type DrawingProps } from '../../../ui/drawings/drawing.tsx';

/** A pot of golden broth, food scraps on a board beside it, mandarin peel drying on a string. */
export function ArticleCover(props: CoverProps) {
  return (
    <Cover {...props}>
      <path fill="#f6cf76" d="M0 0h800v360H0z" />
      <path
        fill="none"
        stroke="#eebf5c"
        strokeWidth="4"
        d="M0 88h800M0 176h800M0 264h800M100 0v88M300 0v88M500 0v88M700 0v88M200 88v88M400 88v88M600 88v88M100 176v88M300 176v88M500 176v88M700 176v88M200 264v88M600 264v88"
      />
      <path fill="#c98a50" d="M0 352h800v148H0z" />
      <path fill="#b47640" d="M0 352h800v10H0z" />
      {/* mandarin peel drying on a string */}
      <path fill="none" stroke="#8a5a2c" strokeWidth="3" d="M-4 40q180 64 340-46" />
      <path
        fill="#e5702a"
        d="M60 56c-24 14-30 44-16 62 10-12 12 2 26 6 0-16 12-20 20-30-6-14-20-36-30-38zM140 66c-14 20-12 48 4 62 8-14 14-2 26-2-4-18 8-24 12-36-8-12-28-26-42-24zM226 50c-22 10-32 38-20 58 10-8 14 4 28 6 2-16 12-22 18-34-4-14-14-28-26-30z"
      />
      <path
        fill="#f6994a"
        d="M60 60c-16 12-20 32-14 46 8-8 10-32 14-46zM144 70c-8 16-8 34 0 46 6-10 2-30 0-46zM226 54c-14 10-20 28-14 42 8-8 12-28 14-42z"
      />
      {/* pot */}
      <ellipse cx="530" cy="444" rx="250" ry="34" fill="#8f5a2d" />
      <path
        fill="none"
        stroke="#9c2210"
        strokeWidth="26"
        strokeLinecap="round"
        d="M312 262c-52-6-66 52-8 62M708 262c52-6 66 52 8 62"
      />
      <path fill="#c8341d" d="M292 206c0 60 8 150 22 200 12 40 90 56 196 56s184-16 196-56c14-50 22-140 22-200z" />
      <path fill="#a92612" d="M728 206c0 60-8 150-22 200-12 40-90 56-196 56 100-10 130-40 142-86 10-40 14-96 14-162z" />
      <path fill="#e4593c" d="M326 276c2 40 8 94 18 124 6 16 22 12 18-6-8-34-12-74-14-114-1-16-23-20-22-4z" />
      <ellipse cx="510" cy="208" rx="224" ry="68" fill="#fbf0dc" />
      <ellipse cx="510" cy="206" rx="206" ry="55" fill="#8a2a12" />
      <ellipse cx="510" cy="214" rx="198" ry="47" fill="#e39a28" />
      <ellipse cx="506" cy="217" rx="172" ry="37" fill="#f4b945" />
      <path fill="#f9d27a" d="M352 210c20-22 80-34 130-34-60 8-100 20-114 40-4 8-18 4-16-6z" />
      <g fill="#f9d27a">
        <circle cx="416" cy="236" r="5" />
        <circle cx="556" cy="246" r="6" />
        <circle cx="620" cy="196" r="5" />
        <circle cx="500" cy="194" r="5" />
        <circle cx="662" cy="218" r="6" />
      </g>
      <InTheBroth />
      {/* ladle */}
      <path fill="none" stroke="#7d4d24" strokeWidth="17" strokeLinecap="round" d="M600 200 722 36" />
      <path fill="none" stroke="#b98a51" strokeWidth="6" strokeLinecap="round" d="M606 186 720 34" />
      <g fill="none" stroke="#fffaf0" strokeWidth="15" strokeLinecap="round">
        <path d="M426 156c-28-34 26-54 2-96" />
        <path d="M500 144c-34-42 34-66 4-124" />
        <path d="M572 150c-24-30 24-50 4-84" />
      </g>
      <Board />
    </Cover>
  );
}

/** Carrot, shiitake, corn and spring onion. */
function InTheBroth() {
  return (
    <>
      <path
        fill="#e5702a"
        d="M422 204a27 14 0 1 0 54 0 27 14 0 1 0-54 0zM574 228a29 14 0 1 0 58-4 29 14 0 1 0-58 4zM500 188a18 9 0 1 0 36 0 18 9 0 1 0-36 0z"
      />
      <path
        fill="#f6994a"
        d="M434 203a15 7 0 1 0 30 0 15 7 0 1 0-30 0zM587 226a16 7 0 1 0 32-2 16 7 0 1 0-32 2zM509 187a9 4 0 1 0 18 0 9 4 0 1 0-18 0z"
      />
      <path fill="#7a4a2a" d="M498 230c0-22 62-24 64-2-11 9-20 2-22 9l-1 11h-18l-1-11c-3-7-14 0-22-7z" />
      <path fill="#f3dfbf" d="M521 236v12h18v-12c-4-5-14-5-18 0z" />
      <path fill="#f8dd6a" d="M638 214l22-14 26 6-2 14-22 12-24-6z" />
      <path fill="none" stroke="#e0a92f" strokeWidth="3" d="M646 212l28 8M652 206l28 8M662 202l-10 24M674 206l-10 24" />
      <g fill="none" stroke="#5f9140" strokeWidth="5">
        <ellipse cx="382" cy="230" rx="12" ry="6" />
        <ellipse cx="470" cy="238" rx="11" ry="6" />
        <ellipse cx="566" cy="196" rx="10" ry="5" />
      </g>
      <path fill="none" stroke="#79a84f" strokeWidth="9" strokeLinecap="round" d="M392 198c12-8 22 0 36-14" />
    </>
  );
}

/** Carrot peel, spring onion roots and ginger. */
function Board() {
  return (
    <>
      <path fill="#8f5a2d" d="M0 478h398l24 22H0z" />
      <path fill="#a36d38" d="M2 446h388v16q0 20-20 20H22q-20 0-20-20z" />
      <path fill="#e0b071" d="M78 330h248q14 0 18 12l44 88q10 24-18 24H22q-28 0-18-24l54-86q8-14 20-14z" />
      <path fill="#a36d38" d="M82 358a11 6 0 1 0 22 0 11 6 0 1 0-22 0z" />
      {/* peels: ribbons */}
      <path
        fill="#e5702a"
        d="M84 432c-40-4-34-48 8-52 44-4 72 36 34 48-24 8-40-12-24-22-2 12 10 14 18 8 12-12-8-24-28-18-26 6-22 24 4 24z"
      />
      <path fill="#f6994a" d="M60 404c4-14 20-24 38-22-16 4-26 12-28 26-2 6-12 4-10-4z" />
      <path
        fill="#e5702a"
        d="M138 378c30-22 74-2 44 20-20 14-20 24 8 22 18-2 30-10 40-20 0 24-24 38-54 36-36-4-38-26-10-44 16-12 0-22-28-14z"
      />
      <path fill="#f6994a" d="M138 378c16-10 38-10 46 0-14-4-28-4-46 0zM230 402c-6 8-14 14-26 18 12 0 22-8 26-18z" />
      <path fill="#e5702a" d="M206 350c34-14 66-8 72 0 4 8-6 16-24 16-20 0-38-6-48-16z" />
      <path fill="#f6994a" d="M222 352c16-6 34-6 44-4-10 4-28 6-44 4z" />
      <path fill="#4f7d3a" d="M274 350c12-14 26-10 38-14-6 12-12 12-20 16 10 2 14 6 20 12-14 2-30 0-38-14z" />
      {/* spring onion roots */}
      <path
        fill="none"
        stroke="#fffaf0"
        strokeWidth="3"
        strokeLinecap="round"
        d="M266 386l-16-9m15 13-20-1m21 6-15 8"
      />
      <path fill="#fffaf0" d="M264 382c8-6 16-3 30-2v18c-14 2-22 4-30-2q-6-7 0-14z" />
      <path fill="#b8d08a" d="M292 380l22-1v20l-22-1z" />
      <path fill="#5f9140" d="M313 379l26-4v26l-26-2z" />
      {/* ginger */}
      <path
        fill="#d9a45c"
        d="M268 428c4-14 24-8 28-18 6-10 24-8 24 4 2 8 18 4 22 14 4 16-20 18-32 12-16 6-46 6-42-12z"
      />
      <path fill="#f3d68f" d="M316 436c-2-10 18-14 24-4 4 12-20 16-24 4z" />
      <path fill="none" stroke="#b37f3c" strokeWidth="3" d="M282 426c6 2 8 6 6 12m16-26c6 0 8 4 10 8" />
    </>
  );
}

/** The cover in a few shapes. */
export function ArticleMark({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M0 0h120v120H0z" fill="#f6cf76" />
      <path
        d="M44 34c-8-9 8-14 0-24m16 22c-9-11 9-17 0-28m16 28c-8-9 8-14 0-24"
        stroke="#fffaf0"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M24 62c-14-2-16 16-2 18m74-18c14-2 16 16 2 18" stroke="#9c2210" strokeWidth="8" fill="none" />
      <path d="M20 50c0 20 2 42 8 50 8 10 56 10 64 0 6-8 8-30 8-50z" fill="#c8341d" />
      <ellipse cx="60" cy="50" rx="42" ry="14" fill="#fbf0dc" />
      <ellipse cx="60" cy="51" rx="36" ry="10" fill="#f4b945" />
      <path d="M40 50a7 4 0 1 0 14 0 7 4 0 1 0-14 0zm24 5a8 4 0 1 0 16 0 8 4 0 1 0-16 0z" fill="#e5702a" />
    </Drawing>
  );
}
