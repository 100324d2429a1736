import { ShopSign } from './shop-sign.tsx';

type Props = {
  className?: string;
  /** What is painted on the sign. */
  sign: string;
};

/** A bakery at closing time: the shutter coming down, three bags on the counter. */
export function ShopFront({ className, sign }: Props) {
  return (
    <svg viewBox="0 0 560 500" aria-hidden="true" className={className}>
      <g id="shop-front">
        <path d="M540 82a20 20 0 1 0 18 30 17 17 0 0 1-18-30z" fill="var(--color-custard)" />
        <path d="M0 210h60v260H0zm500-60h60v320h-60z" fill="#38241b" />
        <path d="M10 234h14v22H10zm24 0h14v22H34zm-24 44h14v22H10zm524-94h14v22h-14zm0 44h14v22h-14z" fill="#6b4a2c" />
        <Upstairs />
        <path d="M68 246h424v224H68z" fill="var(--color-custard)" />
        <Inside />
        <g className="shutter">
          <path d="M68 246h424v54H68z" fill="#8b6f5b" />
          <path d="M68 260h424M68 272h424M68 284h424" stroke="#6d5140" strokeWidth="3" />
          <path d="M68 296h424v10H68z" fill="#59402f" />
        </g>
        <path d="M30 178h500v72H30z" fill="var(--color-char)" />
        <path d="M37 185h486v58H37z" fill="none" stroke="var(--color-custard)" strokeWidth="2" />
        <path d="M44 250h24v220H44zm448 0h24v220h-24z" fill="#59402f" />
        <path d="M0 470h560v30H0z" fill="#59402f" />
        <path d="M68 470h424l36 30H32z" fill="var(--color-custard)" opacity=".5" />
        <Cat />
      </g>
      <ShopSign name={sign} />
    </svg>
  );
}

/** The floor above: one lit window, washing on a pole, an air conditioner. */
function Upstairs() {
  return (
    <>
      <path d="M44 60h472v190H44z" fill="#432c20" />
      <path d="M34 48h492v16H34zM44 158h472v10H44z" fill="#59402f" />
      <path d="M392 48V18h54v30z" fill="#59402f" />
      <path d="M130 48V10m-16 10h32" stroke="#59402f" strokeWidth="4" />
      <path d="M90 84h120v56H90zm260 0h120v56H350z" fill="var(--color-night)" />
      <path d="M350 84h60v56h-60z" fill="var(--color-custard)" />
      <path d="M150 84v56m-60-30h120M410 84v56m-60-30h120" stroke="#59402f" strokeWidth="5" />
      <path d="M84 138h132v8H84zm260 0h132v8H344z" fill="#6d5140" />
      <path d="M244 86h72v46h-72z" fill="#8b6f5b" />
      <path d="M252 96h36m-36 10h36m-36 10h36" stroke="#59402f" strokeWidth="4" />
      <circle cx="301" cy="109" r="9" fill="#59402f" />
      <path d="M362 138c-4-14 0-24 6-32 2 12 4 22 0 32m8 0c-2-12 6-20 14-24 0 10-4 18-10 24" fill="var(--color-choy)" />
    </>
  );
}

function Inside() {
  return (
    <>
      <path d="M84 332h120v8H84zm272 0h120v8H356z" fill="var(--color-bake)" />
      <path
        d="M90 332c0-16 28-16 28 0m8 0c0-16 28-16 28 0m8 0c0-16 28-16 28 0m174 0c0-16 28-16 28 0m44 0c0-16 28-16 28 0"
        fill="var(--color-crust)"
      />
      <path d="m270 368-30-26" stroke="#f0b48c" strokeWidth="11" strokeLinecap="round" />
      <path d="M248 410c0-44 12-60 34-60s34 16 34 60z" fill="var(--color-cream)" />
      <path d="M266 410v-34h32v34z" fill="var(--color-char)" />
      <circle cx="282" cy="332" r="20" fill="#f0b48c" />
      <path d="M262 327c0-24 40-24 40 0z" fill="var(--color-night)" />
      <path d="M275 339q7 6 14 0" stroke="var(--color-night)" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path d="M276 332v.1m12-.1v.1" stroke="var(--color-night)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M68 400h424v70H68z" fill="var(--color-crust)" />
      <path d="M68 400h424v11H68z" fill="var(--color-bake)" />
      <path d="M84 424h120v34H84zm138 0h120v34H222zm138 0h120v34H360z" fill="var(--color-char)" />
      <g id="closing-bag">
        <path d="m104 344 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7v56h-48z" fill="#dcb683" />
        <path d="m140 344 6-7 6 7v56h-12z" fill="#b98a51" />
        <path d="M114 370h14c0 10-14 10-14 0z" fill="var(--color-char)" />
        <path d="M114 360q2-4 5 0m5 0q2-4 5 0" stroke="var(--color-night)" strokeWidth="2" fill="none" />
      </g>
      <use href="#closing-bag" x="58" />
      <use href="#closing-bag" x="300" />
      <path d="M334 392h26l-4 8h-18zm30 0h26l-4 8h-18z" fill="var(--color-crust)" />
      <path d="M333 392q14-9 28 0zm30 0q14-9 28 0z" fill="var(--color-peel)" />
    </>
  );
}

/** The shop's cat. */
function Cat() {
  return (
    <>
      <path d="M444 484c-8-24 4-40 14-46l-2-18 10 8h12l10-8-2 20c12 8 16 26 10 44z" fill="var(--color-peel)" />
      <path
        d="M494 482c18 2 22-12 16-22"
        stroke="var(--color-peel)"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M460 450h10m-12 8h12m24-6h-8m9 8h-9" stroke="var(--color-crust)" strokeWidth="3" strokeLinecap="round" />
      <path d="M466 436q3 3 5 0m4 0q3 3 5 0" stroke="var(--color-night)" strokeWidth="2.5" fill="none" />
    </>
  );
}

/** Four bags under four moons. They reuse the bag of `ShopFront`, so the page must show that one, too. */
export function FourBags({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="98 290 244 112" aria-hidden="true" className={className}>
      <path
        d="M122 296a14 14 0 1 0 12 22 12 12 0 0 1-12-22zm62 2a14 14 0 1 0 12 22 12 12 0 0 1-12-22zm62-2a14 14 0 1 0 12 22 12 12 0 0 1-12-22zm62 2a14 14 0 1 0 12 22 12 12 0 0 1-12-22z"
        fill="var(--color-custard)"
      />
      <use href="#closing-bag" />
      <use href="#closing-bag" x="62" />
      <use href="#closing-bag" x="124" />
      <use href="#closing-bag" x="186" />
    </svg>
  );
}
