import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { estimate, type ShopFigures } from './estimate.ts';
import { stockLayout } from './stock-layout.ts';

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
