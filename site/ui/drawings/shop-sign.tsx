/** The name on the sign of `ShopFront`; a long one is smaller. */
export function ShopSign({ name }: { name: string }) {
  // In characters; Latin letters are about half as wide as Chinese ones.
  const width = [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.57), 0);
  const size = Math.min(34, Math.floor(460 / width));
  return (
    <text x="280" y="226" textAnchor="middle" fontSize={size} fill="var(--color-cream)" className="font-display">
      {name}
    </text>
  );
}

/** The shop of `ShopFront` with another name. It repeats that drawing, so the page must show it, too. */
export function SameShopFront({ className, sign }: { className: string; sign: string }) {
  return (
    <svg viewBox="0 0 560 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <use href="#shop-front" />
      <ShopSign name={sign} />
    </svg>
  );
}
