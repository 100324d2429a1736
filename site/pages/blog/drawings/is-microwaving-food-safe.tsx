import { Cover, type CoverProps } from '../../../ui/drawings/cover.tsx';
import { Drawing, type DrawingProps } from '../../../ui/drawings/drawing.tsx';

/** A covered bowl in a lit microwave with an open door; steam escapes below the lid. */
export function ArticleCover(props: CoverProps) {
  return (
    <Cover {...props}>
      <path fill="#33201a" d="M0 0h800v500H0z" />
      {/* window with city */}
      <path fill="#4b3127" d="M40 0h220v120H40z" />
      <path fill="#241410" d="M52 0h196v108H52z" />
      <path fill="#3d2a3a" d="M52 40h50v68H52zM110 14h44v94h-44zM162 52h40v56h-40zM208 24h40v84h-40z" />
      <g fill="#f3c65c">
        <path d="M60 50h10v8H60zM80 66h10v8H80zM60 82h10v8H60zM118 26h10v8h-10zM136 44h10v8h-10zM118 62h10v8h-10zM136 80h10v8h-10zM172 64h9v8h-9zM186 84h9v8h-9zM218 36h9v8h-9zM232 54h9v8h-9zM218 72h9v8h-9z" />
      </g>
      <path fill="#4b3127" d="M146 0h8v120h-8z" />
      {/* counter */}
      <path fill="#b98a51" d="M0 410h800v90H0z" />
      <path fill="#dcb683" d="M0 410h800v16H0z" />
      <ellipse cx="440" cy="428" rx="330" ry="16" fill="#8b6234" />
      {/* feet/body */}
      <path fill="#7d1f10" d="M196 408h44v16h-44zM660 408h44v16h-44z" />
      <rect x="170" y="96" width="570" height="316" rx="26" fill="#c5301a" />
      <path fill="#9c2210" d="M170 386q0 26 26 26h518q26 0 26-26v-14H170z" />
      {/* cavity */}
      <path fill="#7d1f10" d="M192 122h382v248H192z" />
      <path fill="#f3b843" d="M200 130h366v232H200z" />
      <path fill="#fbdd8c" d="M240 150h286v150H240z" />
      <path fill="#e9a431" d="M200 362l40-62h286l40 62z" />
      <path fill="#f9cd6a" d="M200 130l40 20v150l-40 62zM566 130l-40 20v150l40 62z" />
      <circle cx="383" cy="150" r="16" fill="#fff6d8" />
      {/* turntable */}
      <ellipse cx="383" cy="340" rx="132" ry="20" fill="#c97f22" />
      <ellipse cx="383" cy="334" rx="132" ry="19" fill="#fff1c8" />
      <ellipse cx="383" cy="333" rx="104" ry="13" fill="#fbe2a0" />
      {/* bowl */}
      <path fill="#fffaf0" d="M282 246h202c0 44-28 78-60 86h-82c-32-8-60-42-60-86z" />
      <path fill="#e8dcc4" d="M484 246c0 44-28 78-60 86h-40c40-12 58-40 62-86z" />
      <path fill="#e8dcc4" d="M344 330h78v10h-78z" />
      <path fill="#c5301a" d="M285 266h196l-4 16H289zM297 300h172l-6 8H303z" />
      {/* rice and toppings at gap */}
      <path fill="#fffdf6" d="M286 248c6-30 60-44 98-44s90 14 96 44z" />
      <path fill="#b8361c" d="M424 226c12-8 34 0 48 14l-10 8h-44z" />
      <path fill="#e2703f" d="M426 228c12-6 28 0 40 12l-6 2c-10-8-22-12-34-8z" />
      <path fill="#4f8a3f" d="M292 240c10-16 34-22 44-12-6 14-24 20-44 20z" />
      <path fill="#fffaf0" d="M278 246h210v8q-105 14-210 0z" />
      {/* lid plate tilted */}
      <g transform="rotate(-6 383 214)">
        <path fill="#2f6a48" d="M276 226c10-34 60-52 108-52s98 18 108 52z" />
        <path fill="#24533a" d="M492 226c-10-34-60-52-108-52 40 8 66 24 72 52z" />
        <path fill="#3f8259" d="M304 214c14-18 36-26 54-28 8 0 6 8-2 10-16 4-32 12-42 24-6 4-14 0-10-6z" />
        <path fill="#1e4630" d="M268 224h232v9H268z" />
        <path fill="#2f6a48" d="M366 166q0-14 18-14t18 14v10h-36z" />
      </g>
      {/* steam from gap right */}
      <g fill="none" stroke="#fffaf0" strokeWidth="9" strokeLinecap="round">
        <path d="M496 214c22-14-10-28 14-46" />
        <path d="M518 236c24-12 0-30 22-44" />
      </g>
      {/* panel */}
      <path fill="#2b1912" d="M600 126h114v62H600z" />
      <text x="657" y="170" fontFamily="monospace" fontWeight="700" fontSize="38" fill="#8fd6a6" textAnchor="middle">
        2:00
      </text>
      <g fill="#fbe3c0">
        <circle cx="628" cy="232" r="16" />
        <circle cx="686" cy="232" r="16" />
        <circle cx="628" cy="278" r="16" />
        <circle cx="686" cy="278" r="16" />
      </g>
      <rect x="606" y="316" width="102" height="40" rx="20" fill="#f8d77f" />
      {/* door open to the left */}
      <path fill="#7d1f10" d="M192 112v270L58 440V70z" />
      <path fill="#c5301a" d="M182 112v268L62 432V78z" />
      <path fill="#33130b" d="M164 142v208l-84 34V118z" />
      <path fill="#5b2416" d="M164 142v60L80 300V118z" />
      <path fill="#fbf4e6" d="M66 200l10-2v110l-10 4z" />
      <path fill="none" stroke="#7d1f10" strokeWidth="9" strokeLinecap="round" d="M470 476l300-34" />
      <path fill="none" stroke="#5b2416" strokeWidth="9" strokeLinecap="round" d="M480 490l292-30" />
      <path fill="#fbf4e6" d="M690 444q20-14 40 0l6 22q-26 12-50 0z" />
      <path fill="#2f6a48" d="M694 452h38l2 6h-42z" />
    </Cover>
  );
}

/** The cover in a few shapes. */
export function ArticleMark({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M0 0h120v120H0z" fill="#33201a" />
      <path d="M0 98h120v22H0z" fill="#b98a51" />
      <path d="M8 30q0-6 6-6h92q6 0 6 6v62q0 6-6 6H14q-6 0-6-6z" fill="#c5301a" />
      <path d="M16 34h66v54H16z" fill="#f6c65b" />
      <path d="M88 34h18v12H88z" fill="#2b1912" />
      <path d="M92 56a5 5 0 1 0 10 0 5 5 0 1 0-10 0zm0 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0z" fill="#fbe3c0" />
      <path d="M30 64h38c0 10-6 18-12 18H42c-6 0-12-8-12-18z" fill="#fffaf0" />
      <path d="M28 60c2-20 40-22 44-3z" fill="#2f6a48" />
      <path d="M73 55c6-5-3-9 3-14" stroke="#fffaf0" strokeWidth="4" fill="none" strokeLinecap="round" />
    </Drawing>
  );
}
