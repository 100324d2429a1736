import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { estimate, type ShopFigures } from './estimate.ts';

/** The pieces of an evening as buns, in bags; those that do not fill a last bag are faint. */
export function Stock({ figures }: { figures: ShopFigures }) {
  const { bags, piecesInBag, leftOver } = estimate(figures);
  const [width, setWidth] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const space = ref.current?.parentElement;
    if (!space) return;
    const measure = () => setWidth(space.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(space);
    return () => observer.disconnect();
  }, []);
  const { size, row } = stockLayout(bags + (leftOver > 0 ? 1 : 0), piecesInBag, width);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-screen-only=""
      className="stock"
      style={{ '--size': `${size}px`, '--row': `${row}px` } as CSSProperties}
    >
      {list(bags, (bag) => (
        <span key={`${piecesInBag}-${bag}`}>{list(piecesInBag, bun)}</span>
      ))}
      {leftOver > 0 && <span className="stock-left">{list(leftOver, bun)}</span>}
    </div>
  );
}

function bun(piece: number) {
  return <i key={piece} />;
}

function list<T>(length: number, item: (place: number) => T): T[] {
  return Array.from({ length }, (_, place) => item(place));
}

/** The space of the buns above the figures is this high, in pixels. */
const height = 80;

/** The least and the greatest width of a bun, in pixels; smaller ones only where even more rows do not help. */
const readable = 18;
const widest = 30;

/** Between two buns of a bag, in pixels; between two bags it is half a bun more. */
const gap = 1;

/**
 * How groups of buns are arranged: in one row if they are readable so, else in as few rows as possible, as even as possible.
 * @param groups bags, and the pieces that fill none
 * @param pieces in each group
 * @param width of the space, in pixels
 * @returns the width of a bun and of a row, in pixels
 */
export function stockLayout(groups: number, pieces: number, width: number): { size: number; row: number } {
  let best = { size: 0, row: width };
  for (let rows = 1; rows <= groups && best.size < readable; rows++) {
    const columns = Math.ceil(groups / rows);
    const buns = columns * pieces;
    const bunsWide = buns + (columns - 1) / 2;
    const size = Math.min(widest, (width - buns * gap) / bunsWide, height / rows / 0.875);
    // What a browser rounds must not push the last bag into the next row.
    if (size > best.size) best = { size: size - 0.05, row: bunsWide * size + buns * gap };
  }
  return best;
}
