import type { ReactNode } from 'react';
import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';

/** A front with its shutter down, and no sign. */
export function ClosedFront({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="shelf-wall" />
      <div className="shelf-awning" />
      <div className="shelf-opening">
        <div className="shelf-closed">{children}</div>
      </div>
      <div className="shelf-pavement" />
    </>
  );
}

/** What stands beside the street's shops on wide screens, cut by the edge of the screen; with these paintings. */
export function Neighbours({ paintings }: { paintings: readonly PictureName[] }) {
  return (
    <li aria-hidden="true" className="shelf-neighbour">
      {paintings.map((painting) => (
        <div key={painting} className="shelf-shop">
          <ClosedFront>
            <Picture name={painting} />
          </ClosedFront>
        </div>
      ))}
    </li>
  );
}
