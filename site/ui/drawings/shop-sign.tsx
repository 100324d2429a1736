import { LateDrawing } from './late-drawing.tsx';
import bakerAndCat from './shops/baker-and-cat.svg?url&no-inline';

type Props = { name: string };

/**
 * The name on the sign of `shops/shop-front.svg`, a long one smaller, with the baker and the cat, over that drawing in a box that
 * is `relative`.
 */
export function ShopSign({ name }: Props) {
  return (
    <>
      <LateDrawing file={bakerAndCat} viewBox="0 0 560 500" className="size-full" />
      <svg viewBox="0 0 560 500" aria-hidden="true" className="absolute inset-0 size-full">
        <SignText name={name} />
      </svg>
    </>
  );
}

type SameFrontProps = {
  sign: string;
  /** The address of `shops/shop-front.svg`; empty for the `InlineDrawing` in the page. */
  file: string;
};

/** The shop front with another name. */
export function SameShopFront({ sign, file }: SameFrontProps) {
  return (
    <svg viewBox="0 0 560 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`${file}#shop-front`} />
      <use href={`${bakerAndCat}#evening`} />
      <SignText name={sign} />
    </svg>
  );
}

function SignText({ name }: Props) {
  // In characters; Latin letters are about half as wide as Chinese ones, which fill a sign.
  const width = [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.57), 0);
  const size = Math.min(/\p{Script=Han}/u.test(name) ? 44 : 34, Math.floor(460 / width));
  const y = Math.round(213 + size * 0.38);
  return (
    <text x="280" y={y} textAnchor="middle" fontSize={size} fill="var(--color-cream)" className="font-display">
      {name}
    </text>
  );
}
