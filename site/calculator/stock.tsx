import { estimate, type ShopFigures } from '../../domain/calculator.ts';

/** Buns are at most this wide, in pixels, and smaller the more there are, so that their rows fit the space above the figures. */
const widest = 30;
const area = 19_000;

/** The pieces of an evening as buns, in bags; those that do not fill a last bag are faint. */
export function Stock({ figures }: { figures: ShopFigures }) {
  const { bags, piecesInBag, leftOver } = estimate(figures);
  const size = Math.min(widest, Math.sqrt(area / figures.pieces));
  return (
    <div
      aria-hidden="true"
      data-screen-only=""
      className="stock"
      style={{ '--size': `${size}px` } as React.CSSProperties}
    >
      {list(bags, (bag) => (
        <span key={`${piecesInBag}-${bag}`} className="stock-bag">
          {list(piecesInBag, (piece) => (
            <i key={piece} />
          ))}
        </span>
      ))}
      {list(leftOver, (piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}

function list<T>(length: number, item: (place: number) => T): T[] {
  return Array.from({ length }, (_, place) => item(place));
}
