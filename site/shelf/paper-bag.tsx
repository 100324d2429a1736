/** A folded paper bag, sealed with a sticker; torn, it is open and smiles. */
export function PaperBag({ torn }: { torn: boolean }) {
  return (
    <svg viewBox="0 0 120 146" aria-hidden="true" className="shelf-bag">
      <g strokeLinejoin="round">
        <path d="m93 52 6-8 5 6 5-8 3 88-13 14z" fill="var(--color-kraft-deep)" />
        <path
          d="m10 50 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 5-8 4 8 4 94H8z"
          fill="var(--color-kraft)"
        />
        <path d="m10 50 6-8 6 8-3 94H8z" fill="var(--color-cream)" opacity=".24" />
        <path d="M8 134c30 4 62 4 91 0v10H8z" fill="#2b1912" opacity=".1" />
      </g>
      {torn ? <Awake /> : <Asleep />}
      <g className="shelf-bag-top">
        <path
          d="m10 52 2-34h88l9 26-10 8-5 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8z"
          fill="var(--color-kraft)"
        />
        <path d="M12 18h88l9 26-10 8-3-20H11z" fill="var(--color-kraft-deep)" opacity=".55" />
        <path d="M11 32h86" stroke="#2b1912" strokeWidth="1.5" opacity=".35" />
        <circle cx="54" cy="34" r="13" fill="var(--color-char)" />
        <path d="M47 33q7 9 14 0" fill="none" stroke="var(--color-cream)" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}

function Asleep() {
  return (
    <path
      d="M32 92q6 6 12 0m20 0q6 6 12 0M48 108q6 4 12 0"
      fill="none"
      stroke="#2b1912"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  );
}

function Awake() {
  return (
    <>
      <path d="M36 98q18 5 36-1c1 14-7 24-18 24s-18-10-18-23z" fill="var(--color-char)" />
      <path d="M42 115c3-5 7-7 12-7s9 2 12 6c-3 5-7 7-12 7s-9-2-12-6z" fill="var(--color-peel)" />
      <path
        d="M35 86c2-7 9-7 11 0m15 0c2-7 9-7 11 0"
        fill="none"
        stroke="#2b1912"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  );
}
